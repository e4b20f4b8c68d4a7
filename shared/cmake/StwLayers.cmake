# Which library may link which. One line per library: it may use only the libraries named here.
# Read top to bottom: a library may use only what is written above it.
set(STW_MAY_USE_stw_base       "")
set(STW_MAY_USE_stw_model      "stw_base")
set(STW_MAY_USE_stw_wire       "stw_model;stw_base")

set(STW_MAY_USE_stw_domain     "stw_model;stw_base")
set(STW_MAY_USE_stw_scheduler  "stw_model;stw_base")
set(STW_MAY_USE_stw_ports      "stw_domain;stw_model;stw_base")
set(STW_MAY_USE_stw_invariants "stw_ports;stw_domain;stw_model;stw_base")
set(STW_MAY_USE_stw_core       "stw_ports;stw_scheduler;stw_domain;stw_model;stw_base")
set(STW_MAY_USE_stw_store      "stw_ports;stw_wire;stw_domain;stw_model;stw_base")
set(STW_MAY_USE_stw_http       "stw_base")
set(STW_MAY_USE_stw_task       "stw_base")
set(STW_MAY_USE_stw_executor_local     "stw_task;stw_ports;stw_domain;stw_model;stw_base")
set(STW_MAY_USE_stw_executor_simulated "stw_ports;stw_domain;stw_model;stw_base")
set(STW_MAY_USE_stw_telemetry  "stw_ports;stw_domain;stw_model;stw_base")
set(STW_MAY_USE_stw_identity   "stw_ports;stw_domain;stw_model;stw_base")
set(STW_MAY_USE_stw_api        "stw_http;stw_core;stw_ports;stw_scheduler;stw_identity;stw_wire;stw_domain;stw_model;stw_base")
set(STW_MAY_USE_stw_main       "stw_ports;stw_wire;stw_domain;stw_model;stw_base")

set(STW_MAY_USE_stw_client     "stw_wire;stw_model;stw_base")
set(STW_MAY_USE_stw_texts      "stw_model;stw_base")
set(STW_MAY_USE_stw_appstate   "stw_wire;stw_model;stw_base")
set(STW_MAY_USE_stw_models     "stw_appstate;stw_texts;stw_wire;stw_model;stw_base")
set(STW_MAY_USE_stw_widgets    "stw_texts;stw_model;stw_base")
set(STW_MAY_USE_stw_views      "stw_widgets;stw_models;stw_appstate;stw_texts;stw_wire;stw_model;stw_base")
set(STW_MAY_USE_stw_shell      "stw_views;stw_widgets;stw_models;stw_client;stw_appstate;stw_texts;stw_wire;stw_model;stw_base")
set(STW_MAY_USE_stw_ctl        "stw_client;stw_texts;stw_wire;stw_model;stw_base")

add_library(stw_warnings INTERFACE)
target_compile_options(stw_warnings INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wswitch-enum -Wnon-virtual-dtor
    -Woverloaded-virtual -Wold-style-cast -Werror)
# What g++ 12 only guesses when it optimises, and guesses wrong about optionals, variants and
# strings (GCC bugs 80635, 105651).
target_compile_options(stw_warnings INTERFACE
    $<$<AND:$<CXX_COMPILER_ID:GNU>,$<CONFIG:Release>>:-Wno-maybe-uninitialized;-Wno-restrict;-Wno-array-bounds;-Wno-stringop-overflow>)
target_compile_definitions(stw_warnings INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_URL_CAST_FROM_STRING QT_NO_FOREACH
    QT_NO_JAVA_STYLE_ITERATORS QT_STRICT_ITERATORS QT_NO_NARROWING_CONVERSIONS_IN_CONNECT
    QT_DISABLE_DEPRECATED_BEFORE=0x060400)

# One precompiled header for everything (Qt Core and the standard library), compiled once.
file(WRITE "${CMAKE_BINARY_DIR}/stw_pch.cpp.in" "")
configure_file("${CMAKE_BINARY_DIR}/stw_pch.cpp.in" "${CMAKE_BINARY_DIR}/stw_pch.cpp" COPYONLY)
add_library(stw_pch OBJECT "${CMAKE_BINARY_DIR}/stw_pch.cpp")
target_link_libraries(stw_pch PRIVATE Qt6::Core stw_warnings)
target_precompile_headers(stw_pch PRIVATE "${CMAKE_CURRENT_LIST_DIR}/pch.h")
set_target_properties(stw_pch PROPERTIES AUTOMOC OFF POSITION_INDEPENDENT_CODE ON)
# The console's own: the same and Qt Widgets.
if(TARGET Qt6::Widgets)
    add_library(stw_guipch OBJECT "${CMAKE_BINARY_DIR}/stw_pch.cpp")
    target_link_libraries(stw_guipch PRIVATE Qt6::Widgets stw_warnings)
    target_include_directories(stw_guipch PRIVATE "${CMAKE_SOURCE_DIR}")
    target_precompile_headers(stw_guipch PRIVATE
        "${CMAKE_CURRENT_LIST_DIR}/pch.h" "${CMAKE_SOURCE_DIR}/app/widgets/guipch.h")
    set_target_properties(stw_guipch PROPERTIES AUTOMOC OFF POSITION_INDEPENDENT_CODE ON)
endif()
add_compile_options(-fPIC)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_compile_options(-fpch-preprocess)
    add_link_options(-fuse-ld=mold)
endif()

# stw_refuse_edges(NAME stw_a stw_b …): stops the configuration at an edge that has no place above.
function(stw_refuse_edges name)
    if(NOT DEFINED STW_MAY_USE_${name})
        message(FATAL_ERROR "${name} has no line in shared/cmake/StwLayers.cmake")
    endif()
    foreach(used IN LISTS ARGN)
        if(NOT used IN_LIST STW_MAY_USE_${name})
            message(FATAL_ERROR "${name} may not use ${used} (see shared/cmake/StwLayers.cmake)")
        endif()
    endforeach()
endfunction()

# stw_pch_of(OUT targets…): the precompiled header of what links these.
function(stw_pch_of out)
    set(${out} stw_pch PARENT_SCOPE)
    if("Qt6::Widgets" IN_LIST ARGN OR "stw_widgets" IN_LIST ARGN OR "stw_views" IN_LIST ARGN
            OR "stw_shell" IN_LIST ARGN)
        set(${out} stw_guipch PARENT_SCOPE)
    endif()
endfunction()

# stw_add_library(NAME SOURCES … USES stw_… QT Qt6::Core … [OTHER targets])
function(stw_add_library name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;USES;QT;OTHER")
    if(arg_UNPARSED_ARGUMENTS)
        message(FATAL_ERROR "${name}: unknown argument ${arg_UNPARSED_ARGUMENTS}")
    endif()
    stw_refuse_edges(${name} ${arg_USES})
    qt_add_library(${name} STATIC ${arg_SOURCES})
    target_include_directories(${name} PUBLIC "${CMAKE_SOURCE_DIR}")
    target_link_libraries(${name} PUBLIC ${arg_USES} ${arg_QT} PRIVATE ${arg_OTHER} stw_warnings)
    stw_pch_of(pch ${arg_QT} ${arg_USES})
    target_precompile_headers(${name} REUSE_FROM ${pch})
endfunction()

# stw_add_executable(NAME SOURCES … USES targets…): a program; it may use whatever its side has.
function(stw_add_executable name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;USES")
    qt_add_executable(${name} ${arg_SOURCES})
    target_include_directories(${name} PRIVATE "${CMAKE_SOURCE_DIR}")
    target_link_libraries(${name} PRIVATE ${arg_USES} stw_warnings)
    stw_pch_of(pch ${arg_USES})
    target_precompile_headers(${name} REUSE_FROM ${pch})
    set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin")
endfunction()

# stw_add_test(tst_name USES targets… [SOURCES …] [LABELS …] [TIMEOUT s]):
# tst_name.cpp in the current folder, one executable, one ctest. Seconds; 60 unless told.
function(stw_add_test name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "TIMEOUT" "USES;SOURCES;LABELS")
    if(NOT arg_TIMEOUT)
        set(arg_TIMEOUT 60)
    endif()
    qt_add_executable(${name} ${name}.cpp ${arg_SOURCES})
    target_include_directories(${name} PRIVATE "${CMAKE_SOURCE_DIR}")
    target_link_libraries(${name} PRIVATE ${arg_USES} Qt6::Test stw_warnings)
    stw_pch_of(pch ${arg_USES})
    target_precompile_headers(${name} REUSE_FROM ${pch})
    target_compile_definitions(${name} PRIVATE
        STW_SOURCE_DIR="${CMAKE_SOURCE_DIR}" STW_BIN_DIR="${CMAKE_BINARY_DIR}/bin")
    add_test(NAME ${name} COMMAND ${name})
    set_tests_properties(${name} PROPERTIES TIMEOUT ${arg_TIMEOUT} LABELS "${arg_LABELS}"
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;TZ=UTC;LC_ALL=C.UTF-8")
endfunction()
