--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: allocation_cards; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.allocation_cards (
    allocation text NOT NULL COLLATE pg_catalog."C",
    card text NOT NULL COLLATE pg_catalog."C",
    node text NOT NULL COLLATE pg_catalog."C",
    request text NOT NULL COLLATE pg_catalog."C",
    tenant text NOT NULL COLLATE pg_catalog."C",
    project text NOT NULL COLLATE pg_catalog."C",
    accelerator_type text NOT NULL COLLATE pg_catalog."C",
    placed_us bigint NOT NULL,
    released_us bigint
);


--
-- Name: allocations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.allocations (
    id text NOT NULL COLLATE pg_catalog."C",
    request text NOT NULL COLLATE pg_catalog."C",
    tenant text NOT NULL COLLATE pg_catalog."C",
    project text NOT NULL COLLATE pg_catalog."C",
    accelerator_type text NOT NULL COLLATE pg_catalog."C",
    attempt bigint NOT NULL,
    pool text NOT NULL COLLATE pg_catalog."C",
    executor text NOT NULL COLLATE pg_catalog."C",
    simulated bigint NOT NULL,
    tag text NOT NULL COLLATE pg_catalog."C",
    placed_us bigint NOT NULL,
    started_us bigint NOT NULL,
    ends_us bigint NOT NULL,
    ended_us bigint NOT NULL,
    returned_us bigint NOT NULL,
    document text NOT NULL
);


--
-- Name: balances; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.balances (
    scope_kind text NOT NULL COLLATE pg_catalog."C",
    scope_id text NOT NULL COLLATE pg_catalog."C",
    dimension text NOT NULL COLLATE pg_catalog."C",
    period text NOT NULL COLLATE pg_catalog."C",
    used bigint NOT NULL,
    held bigint NOT NULL
);


--
-- Name: charges; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.charges (
    request text NOT NULL COLLATE pg_catalog."C",
    attempt bigint NOT NULL,
    meter text NOT NULL COLLATE pg_catalog."C",
    unit text NOT NULL COLLATE pg_catalog."C",
    begin_us bigint NOT NULL,
    seq bigint NOT NULL,
    tenant text NOT NULL COLLATE pg_catalog."C",
    project text NOT NULL COLLATE pg_catalog."C",
    accelerator_type text NOT NULL COLLATE pg_catalog."C",
    end_us bigint NOT NULL,
    period text NOT NULL COLLATE pg_catalog."C",
    quantity numeric(38,6) NOT NULL,
    price numeric(38,8) NOT NULL,
    price_version bigint NOT NULL,
    cost numeric(38,14) NOT NULL,
    currency text NOT NULL COLLATE pg_catalog."C",
    correction bigint DEFAULT 0 NOT NULL
);


--
-- Name: intervals; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.intervals (
    request text NOT NULL COLLATE pg_catalog."C",
    attempt bigint NOT NULL,
    unit text NOT NULL COLLATE pg_catalog."C",
    tenant text NOT NULL COLLATE pg_catalog."C",
    project text NOT NULL COLLATE pg_catalog."C",
    accelerator_type text NOT NULL COLLATE pg_catalog."C",
    meter text NOT NULL COLLATE pg_catalog."C",
    units_milli bigint NOT NULL,
    begin_us bigint NOT NULL,
    end_us bigint NOT NULL
);


--
-- Name: journal; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.journal (
    seq bigint NOT NULL,
    at_us bigint NOT NULL,
    kind text NOT NULL COLLATE pg_catalog."C",
    request text NOT NULL COLLATE pg_catalog."C",
    tenant text NOT NULL COLLATE pg_catalog."C",
    project text NOT NULL COLLATE pg_catalog."C",
    accelerator_type text NOT NULL COLLATE pg_catalog."C",
    actor text NOT NULL COLLATE pg_catalog."C",
    role text NOT NULL COLLATE pg_catalog."C",
    on_behalf_of text NOT NULL COLLATE pg_catalog."C",
    token text NOT NULL COLLATE pg_catalog."C",
    cause text NOT NULL COLLATE pg_catalog."C",
    facts text NOT NULL,
    hash text NOT NULL COLLATE pg_catalog."C"
);


--
-- Name: journal_head; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.journal_head (
    id bigint NOT NULL,
    seq bigint NOT NULL,
    hash text NOT NULL,
    CONSTRAINT journal_head_id_check CHECK ((id = 1))
);


--
-- Name: limits; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.limits (
    scope_kind text NOT NULL COLLATE pg_catalog."C",
    scope_id text NOT NULL COLLATE pg_catalog."C",
    dimension text NOT NULL COLLATE pg_catalog."C",
    amount bigint NOT NULL
);


--
-- Name: meta; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.meta (
    name text NOT NULL,
    value text NOT NULL
);


--
-- Name: objects; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.objects (
    kind text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    document text NOT NULL
);


--
-- Name: postings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.postings (
    seq bigint NOT NULL,
    "position" bigint NOT NULL,
    at_us bigint NOT NULL,
    scope_kind text NOT NULL COLLATE pg_catalog."C",
    scope_id text NOT NULL COLLATE pg_catalog."C",
    dimension text NOT NULL COLLATE pg_catalog."C",
    period text NOT NULL COLLATE pg_catalog."C",
    from_account text NOT NULL COLLATE pg_catalog."C",
    to_account text NOT NULL COLLATE pg_catalog."C",
    amount bigint NOT NULL,
    request text NOT NULL COLLATE pg_catalog."C",
    tenant text NOT NULL COLLATE pg_catalog."C",
    project text NOT NULL COLLATE pg_catalog."C",
    accelerator_type text NOT NULL COLLATE pg_catalog."C"
);


--
-- Name: queue_spans; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.queue_spans (
    request text NOT NULL COLLATE pg_catalog."C",
    "position" bigint NOT NULL,
    tenant text NOT NULL COLLATE pg_catalog."C",
    project text NOT NULL COLLATE pg_catalog."C",
    attempt bigint NOT NULL,
    from_us bigint NOT NULL,
    to_us bigint NOT NULL,
    reason text NOT NULL COLLATE pg_catalog."C",
    reasons text NOT NULL
);


--
-- Name: requests; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.requests (
    id text NOT NULL COLLATE pg_catalog."C",
    tenant text NOT NULL COLLATE pg_catalog."C",
    project text NOT NULL COLLATE pg_catalog."C",
    requester text NOT NULL COLLATE pg_catalog."C",
    state text NOT NULL COLLATE pg_catalog."C",
    live bigint NOT NULL,
    spec text NOT NULL COLLATE pg_catalog."C",
    template text NOT NULL COLLATE pg_catalog."C",
    accelerator_type text NOT NULL COLLATE pg_catalog."C",
    cards bigint NOT NULL,
    purpose text NOT NULL,
    search text NOT NULL,
    idempotency_key text NOT NULL COLLATE pg_catalog."C",
    body_digest text NOT NULL COLLATE pg_catalog."C",
    submitted_us bigint NOT NULL,
    started_us bigint NOT NULL,
    ends_us bigint NOT NULL,
    ended_us bigint NOT NULL,
    wait_reason text NOT NULL COLLATE pg_catalog."C",
    simulated bigint NOT NULL,
    document text NOT NULL
);


--
-- Data for Name: allocation_cards; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.allocation_cards VALUES ('alc_3nv3bh5yxf1yqq5r4kv1c06ztj', '$154428', 'node-1', 'req_1q77rvjw8srnjy8x66d95shc1g', 'ten_3dyy6fwhsxr8qqvs7b1gkf7y4y', 'prj_1jg6egrmdwcne9ccscc1vq9sf1', 'training-80g', 1906327854866859, NULL);
INSERT INTO public.allocation_cards VALUES ('alc_3nv3bh5yxf1yqq5r4kv1c06ztj', '计算卡183736', 'node-1', 'req_1q77rvjw8srnjy8x66d95shc1g', 'ten_3dyy6fwhsxr8qqvs7b1gkf7y4y', 'prj_1jg6egrmdwcne9ccscc1vq9sf1', 'training-80g', 1906327854866859, NULL);


--
-- Data for Name: allocations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.allocations VALUES ('alc_3nv3bh5yxf1yqq5r4kv1c06ztj', 'req_1q77rvjw8srnjy8x66d95shc1g', 'ten_3dyy6fwhsxr8qqvs7b1gkf7y4y', 'prj_1jg6egrmdwcne9ccscc1vq9sf1', 'training-80g', 479698815690, 'Größe602629', 'Größe39225', 1, '计算卡223209', 1906327854866859, 2698629449550355, 2676152875782015, 2789354181638372, 0, '{"id":"alc_3nv3bh5yxf1yqq5r4kv1c06ztj","attempt":479698815690,"pool":"Größe602629","executor":"Größe39225","simulated":true,"tag":"计算卡223209","slices":[{"node":"node-1","cards":["$154428","计算卡183736"],"cpu_milli":1000,"memory_mib":1024}],"placed_at":"2030-05-29T23:30:54.866859Z","started_at":"2055-07-08T03:17:29.550355Z","ends_at":"2054-10-20T23:47:55.782015Z","limiter":"\"q\"655796","os_user":"$1337954","end":{"cause":"out_of_memory","exit_code":121400881198,"signal":802266324741,"at":"2058-05-23T04:36:21.638372Z","peak_memory_bytes":318605132455,"cpu_micros":339529334329,"output_bytes":12206031726,"output_truncated":true,"detail":"\u0009\u000a\u0001356140"}}');


--
-- Data for Name: balances; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.balances VALUES ('project', 'prj_0egp574vc0rzvb6hkfh9xr3ac9', 'card_hours', '2026-11', 798661181996, 803730712525);
INSERT INTO public.balances VALUES ('tenant', 'ten_2eeqt56t18dt0159v4zdkaqjef', 'cards', '', 0, 995472211019);


--
-- Data for Name: charges; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.charges VALUES ('req_34c6spaq0h6ehx7rajybhkxj73', 35327944422, 'card_hours', 'it''s603595', 2329751730397517, 427589258453, 'ten_2m6wj2q3p312ftrrcv6j7pt9q5', 'prj_151xqy6h97bw9t2z8pdkp90jsr', '	
523132', 1963511747580887, 'it''s214987', 7428591464242164.474873, 18263153789541.99005797, 885119247551, 17993144.96959810367250, '%_!678550');


--
-- Data for Name: intervals; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.intervals VALUES ('req_15fny42f3y33khcq7zrpw5rxme', 378501415172, '$1918159', 'ten_18mkgm9t08jeranbhav2nhky05', 'prj_2y3hzh4xb8xvd21fw75qh8pta7', 'Größe939583', 'card_hours', 981796621045, 1766605576020473, 2591130223573774);


--
-- Data for Name: journal; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.journal VALUES (1, 2337891624707081, 'tenant.created', 'req_1t7dkwa9en5vg8fct1tt8df8ma', 'ten_1qspvdedx65fa2ngpe2yjqjjhv', 'prj_2jk99n6pzygprx1epgv9bjqaqh', 'a\b700014', 'it''s428519', '"q"780235', '计算卡530048', 'it''s60533', '🚀 :x ::y ?636950', '{"code":"tenant.created","tenant":{"id":"ten_1hwqrf4b4s0vng8k1wtzt3rsgw","name":"\u0009\u000a\u0001609346","title":"计算卡723674"}}', '1bcbe19191fd306bcc77e71824ed544a8bd4b9e536765cfa4d7d2b113701cc9d');
INSERT INTO public.journal VALUES (2, 1774264575317926, 'project.created', '', '', '', '', '计算卡455644', '	
493676', '\u0041687159', '"q"888811', '%_!498954', '{"code":"project.created","project":{"id":"prj_1vwqh516f1d1xn7z6pa4yg5fqy","tenant":"ten_0h5xg3tk586er6kgx2et47jmv9","name":"%_!271083","title":"Größe718990","zone":"it''s89190","os_number":763869681328,"revision":405324641992}}', '6afdbb822a48c0935a8661da577440aa4a5b368bcfb7958843d8af9e449e0147');
INSERT INTO public.journal VALUES (3, 2147172829079580, 'project.edited', 'req_3f71m81kz3610ddqkasm9cgzhr', 'ten_19gw3k133mpgqjhfzsx8r4v7wp', 'prj_3jdjc1j44vk0wyk9gg0hgyvnbt', '🚀 :x ::y ?254772', '计算卡443356', '	
872780', '$1978881', 'a\b408764', '计算卡507079', '{"code":"project.edited","id":"prj_2f7xc0e9je9wdc3qytf9fb4dqr","title":"\\u0041333743","revision":608806814}', '87e4bbab684b937da750bed016c7f8e34952b4a307b4e84a6d977c6138054662');
INSERT INTO public.journal VALUES (4, 2066687192020395, 'user.created', 'req_2w6s6mr6pf0prmfaewcwwk4qxc', 'ten_04sahdms9sy1wgb8q1h50w74vb', 'prj_28rcvad1kf6da1xeb7ty99g4xv', '"q"117793', '"q"389648', '	
716079', '$1802892', 'it''s33746', 'it''s736319', '{"code":"user.created","user":{"id":"usr_1p7rprwc2w91zye36pvxemkkhg","name":"%_!796905","title":"计算卡878239","service":false,"disabled":true,"password_hash":"a\\b771820","secret_hash":"\"q\"457618","secret_expires":"2045-07-08T21:46:25.305519Z","roles":["approver"],"failures":348760934408,"locked_until":"2030-02-24T05:58:18.439190Z","revision":311623396834}}', '02a67f03b5a132c709b58678ed2365f7016592f3824c23a9c52d3f2180aa5cca');
INSERT INTO public.journal VALUES (5, 2795149374049443, 'user.edited', 'req_2qp1ened5bp22f1ppr4wq603nh', 'ten_302azj0708w6y20wnjdqz83wke', 'prj_0pmvtbspng32qbswtvdptz7ej0', 'it''s284392', '$1644595', '🚀 :x ::y ?97475', '	
985982', '\u0041853853', '\u0041992097', '{"code":"user.edited","id":"usr_3nqm1xasnanzj63k22tg4mq720","title":"a\\b623980","disabled":true,"revision":125589857808}', '6411f25df01af7422073cbd8e0b33a84292e18fa15ea289b9d849318f92c804f');
INSERT INTO public.journal VALUES (6, 1808989785954464, 'user.password_set', 'req_1v42xq3s77mp9fv12yyc0cwb8b', 'ten_2hykfxvyv23wvgf0aqf87n7sep', 'prj_3cgkgrnp8eryvehsg259wypmbv', 'a\b231130', 'it''s522763', '计算卡786168', 'it''s232784', '	
747153', '计算卡539219', '{"code":"user.password_set","user":"usr_39z30y9gtqc0zxgt6t723756tp","password_hash":"%_!461096"}', 'e066a40e484664517c43dd26ddec0b27b2a9d0e5b4d9e1126b4aa49694ed9174');
INSERT INTO public.journal VALUES (7, 2416417625259464, 'user.secret_issued', 'req_0vr5xg8vk96pw34s3g0ds5pvpk', 'ten_0c0a4kwr3dmv76a9753zz77jt4', 'prj_0yjgqt24tzx71553wy0c9cnkzr', 'Größe881325', '\u0041825698', '计算卡338450', '$1610116', '$1763195', '\u0041317150', '{"code":"user.secret_issued","user":"usr_1e915gvfy9pt8h163t8z02b8aj","secret_hash":"\\u0041757542","expires":"2031-10-18T13:56:09.454999Z"}', 'b988ae888813b6a2720a27c2f4e38f3cd8f2a4fdcde7f63e50863e6a892073d5');
INSERT INTO public.journal VALUES (8, 2360625592251542, 'user.sign_in_failed', 'req_3m1drxpyr49d33zzdq7twv0tf4', 'ten_39cf96rntf9zf8ptxv1pa56rkz', 'prj_3ad5yp5wcxmg1410ytc6ynb8cp', '计算卡276447', '🚀 :x ::y ?619392', 'a\b771478', 'Größe40403', 'Größe767154', '🚀 :x ::y ?175091', '{"code":"user.sign_in_failed","user":"usr_1ztb970rkt4g3nbw2kxns1fhn7","failures":303063760555,"locked_until":"2045-11-09T18:31:43.149675Z"}', '6c81e980b267d8acd58e9a39a5417b3a95a2b5579381e965479793fdebd2fefd');
INSERT INTO public.journal VALUES (9, 1944120882893659, 'member.set', 'req_151t9rpm3x62pnmt11tfa41dd7', 'ten_3dtb1gfyryn0970743d7j833zk', 'prj_1hhctb53yj18h102x6d97dg7dn', 'Größe487097', 'Größe12076', '\u0041655382', 'a\b623273', 'Größe767716', '计算卡946432', '{"code":"member.set","member":{"project":"prj_1dex2mhr40fvsnxqpf6d8jedpt","user":"usr_3fwt47fa584x2pdk95g4z9psdr","role":"approver"}}', 'a2c9ac54e3df3253e7e3eed1da0354bd9c7caa17d5ccc808dcb5391ce54aa499');
INSERT INTO public.journal VALUES (10, 1727214416997925, 'member.removed', '', '', '', '', 'a\b237903', '"q"561115', 'Größe30499', '🚀 :x ::y ?232572', '	
251821', '{"code":"member.removed","project":"prj_1dvhey2wpj4etwqwzmr88anv0h","user":"usr_33j5mbdhgzgygzr9qsx73xr8xz"}', '99d7954b582a5b8a4dbab98887e45b8d4a1bf09ad9f20de59eed14e8d489af7d');
INSERT INTO public.journal VALUES (11, 2466505671395298, 'token.issued', 'req_0ca77hypccgph4tt8c6f2t9k45', 'ten_1fy18y3gqp9s6ptm6tk8q51qjx', 'prj_0gve78z70dbcbpj3zkabb88cz0', '🚀 :x ::y ?463719', '🚀 :x ::y ?604130', '"q"763607', 'it''s450240', 'it''s676592', 'a\b521410', '{"code":"token.issued","token":{"id":"tok_3t3xxfp0x98zdntedf0tzph5pe","user":"usr_036k6c5yc4p7s8dvfmypfqjp3c","kind":"api","name":"🚀 :x ::y ?166212","hash":"Größe965378","prefix":"\"q\"79188","scopes":["usage.read","audit.read"],"issued_at":"2035-07-06T15:28:41.919946Z","expires_at":"2024-05-20T16:59:30.656468Z"}}', 'a01c4f40b0ec322f935a2c321afc84cffe70933df57e2e0fc810e76a7a09ecf4');
INSERT INTO public.journal VALUES (12, 1770876500731655, 'token.extended', 'req_040812fm9hpk4x7h6k16aa5ywd', 'ten_09pe6gm2gvtnebbgd8dzt0zw0h', 'prj_1apg59wds7zt7g6tex2hyfzmmh', '"q"852487', '计算卡251583', 'Größe654309', '	
855257', '"q"405153', '计算卡878360', '{"code":"token.extended","id":"tok_0mdsz2rqdr2abt7hmhq1tppw7p","expires_at":"2034-05-11T04:30:36.959111Z"}', '7bb031fda84d52820efbc28126e582bbd4876529216040b3e8716a2f17eae68a');
INSERT INTO public.journal VALUES (13, 2736304411494217, 'token.revoked', 'req_0phtryttjk4dfnj2ne8s7jrdrr', 'ten_1v7t3jw7g9xy2s8jr53ykds76y', 'prj_0hre330gm9zg8egs9cv3csy1p4', '🚀 :x ::y ?285495', '"q"463029', '	
456185', '"q"569937', '%_!609322', 'Größe824668', '{"code":"token.revoked","id":"tok_3ah254327rskhm1tbjdk7jn0gd"}', 'd84e8375630533a811973a21e80b6b9027ce54184d5b2f49786ad45b01668acc');
INSERT INTO public.journal VALUES (14, 2170395029897379, 'proposal.made', 'req_1e9n4j6ksp1gmhex5h5mfvzpqs', 'ten_1yka3y50vewawx73hj6aqwxtbg', 'prj_2yc9g78asmqbqjzw2n0bmhpfr8', '计算卡565128', '$1430771', '$17338', '\u0041836524', '\u0041731169', '%_!211653', '{"code":"proposal.made","proposal":{"id":"pro_3t609fxjzv1tt128jgxgpqnqc9","change":{"code":"role_grant","user":"usr_1rgk3e2714j4jfa3x3t2q9kc4j","role":"policy_admin","grant":true},"reason":"$1765717","state":"open","proposed_by":"usr_2jgpp6p3h8hzed7y1yhmx19zb5","proposed_at":"2050-07-09T22:22:34.701745Z","decided_by":"usr_3xax0x0aztnq8ajr87sg57vzb6","decided_at":"2031-05-08T06:26:09.219215Z"}}', '42e89a09a2c294d7a24fbf6f087722b08c1b5dcc9464c30f4b92fa3ee63dae38');
INSERT INTO public.journal VALUES (15, 2071670150377778, 'proposal.decided', '', '', '', '', '计算卡380282', '计算卡658666', '	
821829', 'a\b3333', '\u0041518832', '{"code":"proposal.decided","id":"pro_21hvvnqer9a42a9c3b5fbds949","state":"open","by":"usr_3t5r35tkhb2bspayt4bwfzgay7","at":"2058-11-23T09:01:10.106262Z","single_person":false}', '6770ecde59d642ce2a2d5c4bdfc6fc5b353712ac58e38ab4c2168bd3757f438d');
INSERT INTO public.journal VALUES (16, 2562852244871893, 'role.changed', '', '', '', '', 'Größe920385', '	
651927', '$1557010', 'it''s505650', '%_!890872', '{"code":"role.changed","grant":{"user":"usr_1bgcgdgv4cg3grqxgw7s7475cw","role":"administrator","grant":true}}', '48d5d3b929900711859c071ab06be86df55cd20c898b006581f715f86b1b912c');
INSERT INTO public.journal VALUES (17, 1859773694883878, 'access.denied', 'req_2w1t91trn56da7rjeqq10gjng5', 'ten_227ve3yv9zrtxdjqkg0qzgev5j', 'prj_1xpgn3gnbhn149hs9n1yn28420', '"q"790218', 'Größe769548', 'it''s758908', '\u0041397955', '计算卡186808', '🚀 :x ::y ?74177', '{"code":"access.denied","user":"usr_2gsa81ds5jd899w346j3hk9a4w","operation":"$1189331","project":"prj_2h58ncx9yrft3savhyxn5hchy2"}', 'cbaf8e30459a8fe79c9f213103c575cd672dec38536e136d24a8b66c1791ea35');
INSERT INTO public.journal VALUES (18, 2517672819100952, 'accelerator_model.published', 'req_0vgcsnan52jtvpqhyx1kk8afqv', 'ten_3ccfq4rqdpkdszxc3rafynpm0x', 'prj_36bex95q85ye5b3f0xrcdrcf6p', 'Größe581666', '🚀 :x ::y ?217018', '	
476653', 'Größe501366', 'a\b429536', '🚀 :x ::y ?973402', '{"code":"accelerator_model.published","model":{"name":"🚀 :x ::y ?429927","vendor":"it''s371585","patterns":["Größe676310"],"minimum_mib":474001522388,"maximum_mib":4760430163}}', '9bac17a2996281c6786be6ff86668ae93559ceeddcad47eb54ad869eb0ea0eac');
INSERT INTO public.journal VALUES (19, 2490303758866429, 'accelerator_class.published', '', '', '', '', 'Größe825536', 'it''s64941', '%_!10505', 'Größe247473', 'Größe120025', '{"code":"accelerator_class.published","class":{"name":"计算卡44628","title":{"en":"🚀 :x ::y ?600938","de":"a\\b352347"},"models":["\\u0041411895","%_!305624"]}}', 'babc54c1e0c82fd9bbbb8c6990d917d5a5fd74eecb554d5bd00d5e6f9324d3b3');
INSERT INTO public.journal VALUES (20, 1710304591946646, 'image.published', 'req_2e4z02dknr6k3mcnkev6g28154', 'ten_1w8b5n458gw5rfergvygzvs2b5', 'prj_2pa6dtxtv87tje8czvznj8dnqe', '$1303717', '%_!599377', '计算卡962047', '\u0041900175', '🚀 :x ::y ?832818', '\u0041901190', '{"code":"image.published","image":{"name":"\"q\"754880","version":385252584627,"title":{"en":"\u0009\u000a\u0001372780","de":"计算卡648826"},"operating_system":"it''s607256","driver_range":"%_!251049","runtime":"\u0009\u000a\u0001507325","monitoring":"it''s612178","digest":"\"q\"266126"}}', 'e4cfd03626c0e3a3971450902b0c3e1ea2748cb5dda06a74bd9a902e2e904ccf');
INSERT INTO public.journal VALUES (21, 2148416044006644, 'template.published', 'req_267nf2n75t3ejj3n8r2e5b8efc', 'ten_199k64wytrjk9wmbw7sf1g81qr', 'prj_2mzcw1nx96c47pq11cyyhyz785', '$1973814', '计算卡840246', 'Größe765340', '🚀 :x ::y ?100961', '"q"802152', 'it''s72245', '{"code":"template.published","template":{"name":"\u0009\u000a\u0001611604","version":14854481824,"title":{"en":"计算卡484329","de":"it''s518451"},"summary":{"en":"\u0009\u000a\u0001289343","de":"计算卡930055"},"image":"name-518@36","entry":["Größe1304"],"environment":{"a\\b841660":"Größe787139"},"parameters":[{"name":"\"q\"773549","title":{"en":"计算卡177656","de":"Größe74549"},"type":"integer","required":false,"default":449519038968,"minimum":328185894955,"maximum":468468062959,"choices":["%_!355655","$1348407"]}],"vendors":["计算卡260572","it''s953660"]}}', 'a24f7dc63e98ed0251f1c3ec6c00383278c2fbf4f2ac94b53c884d1495fd832f');
INSERT INTO public.journal VALUES (22, 2481435207447766, 'spec.published', 'req_09n07etcafss9hk5ehvykzpmeg', 'ten_1vx0avn8b1nbnyapkg8nz8ccm1', 'prj_3vzpnb0fg2kp8ppsve740jekyw', '🚀 :x ::y ?317689', '计算卡878945', '$1995928', '计算卡347465', 'it''s4003', '%_!101031', '{"code":"spec.published","spec":{"name":"$119035","version":880960495069,"title":{"en":"%_!636827","de":"a\\b120172"},"summary":{"en":"%_!30252","de":"\"q\"498488"},"kind":"server","accelerator_class":"计算卡506012","cards":{"minimum":315984920319,"maximum":85173934600,"default":572082122999},"nodes":{"minimum":904937714664,"maximum":440800805528,"default":202791329264},"cpu_milli":939307648901,"memory_mib":267973043251,"default_seconds":285433946260,"maximum_seconds":528762773867,"preemptible":true,"accepts_suspect":false,"priority":"normal","risk":"\u0009\u000a\u0001844494","on_isolation":"$1208348","environment":"计算卡675524","approval_class":"a\\b881893","projects":["\"q\"323478","\u0009\u000a\u0001224889"],"templates":["\"q\"465796","\u0009\u000a\u0001599247"]}}', 'e00da105871e32c563c8d31b6007a312a8a087e89cf2d6a74bac76b7daec1b3c');
INSERT INTO public.journal VALUES (23, 2659718583819956, 'price.published', '', '', '', '', 'Größe736299', 'it''s877004', '%_!259613', '$1218456', '计算卡128993', '{"code":"price.published","price":{"spec":"name-204@31","version":625090066361,"per_unit_hour":"39462945141551.4459096","currency":"\\u0041460162","valid_from":"2024-11-19T07:56:35.923066Z"}}', 'd7b1173718a40d54b3e377c92964b50e5264eb0756f7e7987ff498ca77e1bd53');
INSERT INTO public.journal VALUES (24, 1760227210664536, 'pool.registered', 'req_0mp6tgjtnqb9p941ypvnt6s4jw', 'ten_2qpr1kfxsjqs6wdx8d34qgqtq5', 'prj_1dcfyvp4z0n2y14kge4yq6wzjv', '	
705501', '%_!147667', '$1225693', '	
41966', 'Größe129502', '计算卡148723', '{"code":"pool.registered","pool":{"name":"$1105171","executor":"\u0009\u000a\u0001264010","isolation":"%_!285558","simulated":false}}', '96a3a6dbbdc819699af82c801c4e7d3dd34dc8a33aefe405a7a384192a3631b7');
INSERT INTO public.journal VALUES (25, 2233721066718373, 'node.observed', 'req_2jdr3jwnhvphw2sdf038yaxa08', 'ten_16fa6tfe1m1dk3vw544p7wga9n', 'prj_1skc031pkd3kdzk52zydbgbkw6', '$1731049', 'it''s330439', '%_!438451', '🚀 :x ::y ?396764', '	
671389', '	
584532', '{"code":"node.observed","node":{"name":"it''s46122","pool":"it''s775902","cpu_milli":99911981612,"memory_mib":813806209494,"serial":"🚀 :x ::y ?338027","rack":"计算卡682253","bmc_address":"计算卡881830","health":"healthy","reachable":false,"cordoned":false,"cards":[{"id":"it''s271931","vendor":"\\u0041543473","model":"it''s665356","reported_name":"\"q\"313798","memory_mib":998797772550,"serial":"🚀 :x ::y ?873840","health":"healthy","health_reason":"计算卡576891","foreign_use":true},{"id":"%_!219376","vendor":"计算卡889044","model":"计算卡576299","reported_name":"\\u0041474515","memory_mib":121641955556,"serial":"$1139065","health":"suspect","health_reason":"\\u0041349184","foreign_use":false}]}}', '838b703408f2c694d3f49a0ed03055b1fe4fc42d8525f0e73e50c67911770fe8');
INSERT INTO public.journal VALUES (26, 2135069268285550, 'limit.set', '', '', '', '', '"q"940837', '计算卡102165', '"q"349350', 'it''s112626', '"q"735207', '{"code":"limit.set","change":{"scope":"project","target":"计算卡110121","dimension":"card_hours","limit":515665375283}}', '7224b671c290d54f8bf89b5954172dd62875743991197a411b3becb35812d699');
INSERT INTO public.journal VALUES (27, 2127899296468372, 'request.submitted', 'req_2683kshr04p4t0f351jpze1qch', 'ten_0k7vrb3z5g5y9gvxp20qmthxqc', 'prj_1xda885kjkvx0g39038fp31vj6', '计算卡791738', '	
960150', '计算卡247266', 'Größe229699', '"q"382856', '	
88199', '{"code":"request.submitted","request":{"id":"req_1tqfxsd7sc6yq0rz7bkh02btzz","tenant":"ten_2vd26a9d0eqphz0mwsx8c1a4j6","project":"prj_0fre297w1xe609w79s2z414bnq","requester":"usr_0gsf72tz410a1kd0pnsvfe330k","revision":507775391702,"state":"provisioning","asked":{"spec":"name-999@45","template":"name-687@44","image":"name-601@20","image_digest":"Größe918080","argv":["\"q\"306458","🚀 :x ::y ?28643"],"environment":{"%_!780563":"Größe772706"},"parameters":{"Größe577447":true,"🚀 :x ::y ?301762":true},"inputs":["a\\b384191"],"accelerator_class":"%_!216627","models":["it''s952770"],"vendors":["🚀 :x ::y ?398754"],"cards":248387048277,"nodes":357185859585,"cpu_milli":700451052724,"memory_mib":209899885399,"seconds":113282896719,"priority":"high","accepts_suspect":false,"price_version":165523159785,"per_unit_hour":"4699589287720.5120732","currency":"计算卡621150"},"content_hash":"🚀 :x ::y ?772489","purpose":"\"q\"116968","on_quota":"\"q\"863575","idempotency_key":"$135289","body_digest":"\"q\"301290","submitted_at":"2039-02-13T00:24:34.076446Z","queued_at":"2041-01-26T14:39:02.139185Z","ended_at":"2036-03-12T00:04:39.507566Z","budget_held":false,"budget_period":"计算卡521587","attempt":942975699492,"queue":[{"attempt":327343915610,"from":"2050-11-15T15:58:10.574051Z","to":"2052-08-04T08:58:58.698000Z","reasons":[{"code":"executor_unreachable","owner":"capacity","pool":"\u0009\u000a\u0001286405"}]}],"allocations":[{"id":"alc_05ret5rvskhpq4k5t3s38z3v7t","attempt":450457949403,"pool":"a\\b668356","executor":"Größe559590","simulated":true,"tag":"\u0009\u000a\u0001500997","slices":[{"node":"$1817890","cards":["it''s657576"],"cpu_milli":425802402844,"memory_mib":903668478126},{"node":"\u0009\u000a\u0001644157","cards":["Größe144131"],"cpu_milli":925193365972,"memory_mib":568637232671}],"placed_at":"2055-03-05T00:23:16.066435Z","started_at":"2030-02-02T11:50:58.101308Z","ends_at":"2053-12-12T05:16:18.088870Z","limiter":"$1733467","os_user":"🚀 :x ::y ?703967"},{"id":"alc_1d2r7qc2cvw4wtnevras30fjhx","attempt":206257953408,"pool":"a\\b934240","executor":"\\u0041907052","simulated":false,"tag":"$1432468","slices":[{"node":"%_!523784","cards":["a\\b527657"],"cpu_milli":241757786791,"memory_mib":177656992056},{"node":"\\u0041238248","cards":["计算卡914009","$1859177"],"cpu_milli":505255973188,"memory_mib":332156887855}],"placed_at":"2031-03-23T04:43:34.949153Z","started_at":"2039-10-29T11:26:26.974943Z","ends_at":"2054-08-10T01:47:14.799607Z","limiter":"a\\b246407","os_user":"\\u0041818213"}],"wanted":"releasing","end_reason":"🚀 :x ::y ?724594","ended_by":"%_!175953","charges":[{"request":"req_2tv717607d07xkdczg3vy2zs4v","attempt":482663317944,"tenant":"ten_21zt6w3661086m03bss7wwdjdx","project":"prj_1ew5bwhecfhf4r3p58krcnfjph","accelerator_type":"$1905920","meter":"core_hours","unit":"it''s787663","begin":"2038-03-21T06:36:00.691345Z","end":"2029-11-01T08:42:40.949407Z","period":"计算卡850066","quantity":"2536521676906544.915457","price":"53602799911752.35575078","price_version":654555721742,"cost":"1499183.50889010524364","currency":"\"q\"900903"}],"touches":703901891850}}', 'f842c7d11ad00d5d78ae275fd2ba99b9d504be6216923ed9caebd486a4376495');
INSERT INTO public.journal VALUES (28, 1899283119198647, 'request.approval_began', '', '', '', '', 'Größe788006', '%_!872629', '"q"466621', '"q"696747', '\u0041878305', '{"code":"request.approval_began","id":"req_3gadebd2hw0tskpsqxa13j56s5"}', 'a09b25bbd4e7e24dd45d0e08659452f22c8fa4ae320690728bcbc77b8fba9c19');
INSERT INTO public.journal VALUES (29, 2415792272741526, 'request.approval_refused', 'req_1g9233m0e0d83hb50htmjd5g1g', 'ten_2n0wr3t78eex1636t2m8fcr15k', 'prj_03g71h626wbhcpqkeng3s3wtwt', '"q"555304', 'a\b158021', 'it''s310028', '🚀 :x ::y ?226451', '$1116595', '"q"588402', '{"code":"request.approval_refused","id":"req_2s17ad9tetx8hzgkcz7egkfsjg","at":"2056-02-18T07:01:05.024725Z","lapsed":false,"reason":"🚀 :x ::y ?66943"}', 'a49c71f55ba000173e682c42c3ebc762ffac84413f62b8c830200b38c1e51128');
INSERT INTO public.journal VALUES (30, 2586078367244446, 'request.queued', '', '', '', '', 'Größe133847', '🚀 :x ::y ?48900', '%_!813272', '🚀 :x ::y ?453514', '🚀 :x ::y ?359212', '{"code":"request.queued","id":"req_2qeg03f7p49e8gexwjm91s4qx1","at":"2030-05-19T04:03:41.423927Z"}', '991c7e2eca0d2ffd353a8d66a1519e66c72825817cd08aa63519d9b62a1219ae');
INSERT INTO public.journal VALUES (31, 2752898030116309, 'request.budget_held', 'req_0z20bajke69c17hqs32xgj2z3e', 'ten_30cy7jmvm858xvpjpbbjg1m3za', 'prj_0rkm8s1dm8w66pmxhss49knm2q', '🚀 :x ::y ?775298', '计算卡611683', '计算卡614743', '"q"276105', '	
244001', 'Größe286642', '{"code":"request.budget_held","id":"req_1zwk7qfbqkbqvp7r0r0sz9966x","period":"\\u0041718913"}', 'cd4fb874ae020d23d8e8e38a6f6f9dc05d3e1dbccbce1f9f23349c56d112ed8b');
INSERT INTO public.journal VALUES (32, 1746930058938467, 'request.deferred', 'req_2jwxq19bszny18j3h1s44va4t0', 'ten_1k6kcwf7xm9378b6hh4ddxnp2t', 'prj_2gzajb5h4ybg6g147a5x5fgeka', 'it''s491864', '"q"85178', '\u004187862', '"q"863094', '计算卡851753', '计算卡762415', '{"code":"request.deferred","id":"req_2d8a1crz1095e7cjnfcwm42bp9","at":"2028-05-28T02:58:11.130737Z","reasons":[{"code":"planning","owner":"scheduling"}]}', '6c255313fdfb11d38355c8058b58fedb251d4b3d306410125ca0b610bcd64527');
INSERT INTO public.journal VALUES (33, 2154480382503408, 'request.placed', '', '', '', '', '	
750218', '🚀 :x ::y ?628335', '"q"817167', 'Größe469965', '计算卡387126', '{"code":"request.placed","id":"req_1asfc6rq6q5cd10rxh2xhz90hg","allocation":{"id":"alc_30m43w2p7z3s6we3afr5g75gy3","attempt":901872310775,"pool":"$1989694","executor":"\"q\"671070","simulated":true,"tag":"\\u0041639383","slices":[{"node":"$1365377","cards":["Größe644142","🚀 :x ::y ?135796"],"cpu_milli":793800015779,"memory_mib":928389344278}],"placed_at":"2040-07-25T03:04:18.981952Z","started_at":"2051-11-10T22:18:46.308011Z","ends_at":"2032-08-20T07:25:30.199284Z","limiter":"a\\b448690","os_user":"Größe68073","end":{"cause":"cancelled","exit_code":162252280607,"signal":904222009553,"at":"2055-02-25T05:12:33.106347Z","peak_memory_bytes":183332440226,"cpu_micros":829385850108,"output_bytes":202021515441,"output_truncated":false,"detail":"\\u0041492609"},"proof":{"at":"2058-12-23T03:45:10.169764Z","source":"🚀 :x ::y ?465608","evidence":"%_!677573","devices_empty":false}}}', 'ff14f15da80eb972b3aee62a772dd204af6b569294d5f3d4564df2798df1e68f');
INSERT INTO public.journal VALUES (34, 1947063822422978, 'request.delivered', 'req_17d72bad15d4hj9atvkspxk140', 'ten_0zqecn154yce19v4s13h31dkh2', 'prj_2fb6c8kqpvjg955x8935xd2pr2', '\u0041369681', 'Größe679189', '	
447591', '\u0041258487', 'Größe86567', '%_!492191', '{"code":"request.delivered","id":"req_0hkgbjk425smrv6xjf1ahftg5q","attempt":274127307919,"started_at":"2032-09-14T11:20:00.284885Z","ends_at":"2032-04-11T18:25:13.128837Z","limiter":"%_!236388","os_user":"🚀 :x ::y ?151435"}', '875a451b84635aa2818d7b64dfa6254aab2b413ca8d57d08c121002259789422');
INSERT INTO public.journal VALUES (35, 1790608322725992, 'request.release_began', 'req_0tjw1n2w6b1y0evbvakwzwnpra', 'ten_03wyvnftc7516dr48gxdq3msmj', 'prj_0nzn5ghexnprrs22er9y534a3r', '	
111603', 'Größe820194', '"q"358404', '%_!607530', '🚀 :x ::y ?744340', 'it''s38695', '{"code":"request.release_began","id":"req_05jejxaz587jmbx0wk1fca0fwr","wanted":"rejected","reason":"🚀 :x ::y ?280297"}', '814ef7726365f5f3e442cb958ca3de1816c7424e1a044c02e77e5cc8f61ca02f');
INSERT INTO public.journal VALUES (36, 2703294413455435, 'request.work_ended', '', '', '', '', '	
865378', '"q"54316', '计算卡79680', 'it''s939959', '🚀 :x ::y ?21812', '{"code":"request.work_ended","id":"req_25ane4tt074mc8pj4tzd86vewr","attempt":923492422825,"end":{"cause":"out_of_memory","exit_code":715841863073,"at":"2038-04-09T06:35:36.473955Z","peak_memory_bytes":982982563644,"cpu_micros":497960961929,"output_bytes":815261496440,"output_truncated":true,"detail":"\"q\"678032"},"wanted":"cancelled","charges":[{"request":"req_0409vbeqf52wj733myk62z0wz1","attempt":786865122023,"tenant":"ten_2be6tr2pfh4h6ptqa873r4yh17","project":"prj_0e0ad5d49c3wwpwnk8x5nanscq","accelerator_type":"it''s866251","meter":"card_hours","unit":"Größe30706","begin":"2054-10-07T12:30:35.345361Z","end":"2045-09-12T09:27:53.973905Z","period":"\u0009\u000a\u000175417","quantity":"1228070060191486.93918","price":"32708607382028.39531688","price_version":42781942326,"cost":"80072706.6597525712118","currency":"计算卡143812"}]}', '5f2a012dac5dd1572ed78365f2c7e034cb3b70d9dbc2bd55fc8299a8643c49a1');
INSERT INTO public.journal VALUES (37, 2315859962661458, 'request.returned', 'req_35599xk3bwjm0jmnszr6bd8wzc', 'ten_197kzbvm45mp5ht58byegvvn8f', 'prj_0w4kzdhv1gk2ngnhp554hvk91p', '	
853512', 'Größe872797', '	
776109', '\u0041607935', 'it''s906446', '%_!675766', '{"code":"request.returned","id":"req_3smnpbxzvtzdsvt5en5b41bp6z","attempt":629972200574,"proof":{"at":"2052-04-02T06:03:52.393013Z","source":"\"q\"665620","evidence":"\u0009\u000a\u0001626350","devices_empty":false}}', '43f3e6ed6572caeefb3f521929b6c5872e29f1918ec2f4c53435d8581b832208');
INSERT INTO public.journal VALUES (38, 2550932890382757, 'request.requeued', 'req_06kych67wm1bx5tnyqca5vkqv1', 'ten_0r7pngd5kzb0a8e3fdmggfz8sh', 'prj_37k4ayr02qktzk57r9g8v96ff9', '🚀 :x ::y ?331181', 'a\b856630', '计算卡294075', '$1982956', '	
861165', '%_!119934', '{"code":"request.requeued","id":"req_12jtgc4jd1e537e9aswayke2nk","attempt":52826045835,"proof":{"at":"2050-12-04T16:08:46.641401Z","source":"\\u0041488692","evidence":"\"q\"546873","devices_empty":true},"reason":"🚀 :x ::y ?918809"}', 'f634243368eacd6a065d4cfcb4da55e12d687dc51061cb7b4fadabb2200b95ff');
INSERT INTO public.journal VALUES (39, 2744807222521363, 'request.withdrawn', '', '', '', '', 'a\b402120', 'Größe82766', 'a\b311296', '计算卡831046', '计算卡185321', '{"code":"request.withdrawn","id":"req_2zndfn5jzy68zt343k6v8txg74","at":"2035-03-20T16:17:33.021663Z","reason":"🚀 :x ::y ?695419"}', '33d602e95ed8d39b0b85f8397322731d3428d012d67fe0288730ef97e33f0967');


--
-- Data for Name: journal_head; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.journal_head VALUES (1, 39, '33d602e95ed8d39b0b85f8397322731d3428d012d67fe0288730ef97e33f0967');


--
-- Data for Name: limits; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.limits VALUES ('tenant', 'ten_2eeqt56t18dt0159v4zdkaqjef', 'memory', 946392633390);


--
-- Data for Name: meta; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.meta VALUES ('schema', '1');
INSERT INTO public.meta VALUES ('instance', '4eb78d7f-bab3-46ec-9d27-440d3f995b8d');


--
-- Data for Name: objects; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.objects VALUES ('tenant', 'ten_3h1c86pf5nwx7898wn46bmg2wx', '{"id":"ten_3h1c86pf5nwx7898wn46bmg2wx","name":"\"q\"701531","title":"$1105774"}');
INSERT INTO public.objects VALUES ('project', 'prj_2qnph189rzt2dgpkz6egts2tvt', '{"id":"prj_2qnph189rzt2dgpkz6egts2tvt","tenant":"ten_18nw4z15spyxd7dv5d1tjf3qvr","name":"Größe82077","title":"Größe303465","zone":"%_!108236","os_number":920311092792,"revision":165270811490}');
INSERT INTO public.objects VALUES ('user', 'usr_2ah86h7dsghfp5g7j471ppvr2k', '{"id":"usr_2ah86h7dsghfp5g7j471ppvr2k","name":"Größe89312","title":"计算卡328036","service":true,"disabled":true,"password_hash":"it''s739482","secret_hash":"计算卡154138","secret_expires":"2032-07-25T04:05:26.855534Z","roles":["administrator","operator"],"failures":124720927439,"locked_until":"2055-02-17T20:48:34.614723Z","revision":173985630611}');
INSERT INTO public.objects VALUES ('member', 'prj_0kgxvjcr44fh2v4td0ejwtcgsb/usr_0ma0wj0vmnpgs8msxbegbgc5wx', '{"project":"prj_0kgxvjcr44fh2v4td0ejwtcgsb","user":"usr_0ma0wj0vmnpgs8msxbegbgc5wx","role":"auditor"}');
INSERT INTO public.objects VALUES ('token', 'tok_112dyws4re6ymcm336tthssrsy', '{"id":"tok_112dyws4re6ymcm336tthssrsy","user":"usr_2dwtkyyyvnrrfh8s6n5953p0pa","kind":"session","name":"🚀 :x ::y ?275641","hash":"\u0009\u000a\u0001490836","prefix":"$1858673","scopes":["output.read"],"issued_at":"2025-01-27T02:37:49.414550Z","expires_at":"2029-04-20T01:58:48.891003Z"}');
INSERT INTO public.objects VALUES ('proposal', 'pro_09yvr8gq2vw3ckfrqbrabxmhfc', '{"id":"pro_09yvr8gq2vw3ckfrqbrabxmhfc","change":{"code":"role_grant","user":"usr_3xe7bd1b4mb88w93weq35933j8","role":"operator","grant":false},"reason":"\\u0041109579","state":"open","proposed_by":"usr_00wcga40g2p3n9xn3vqsexb39a","proposed_at":"2050-02-19T12:51:04.106793Z","decided_by":"usr_0exz3cz6x8hrbvyvefvzg97xy6","decided_at":"2054-07-25T04:45:41.098487Z"}');
INSERT INTO public.objects VALUES ('accelerator_model', '	
348774', '{"name":"\u0009\u000a\u0001348774","vendor":"\"q\"258972","patterns":["it''s85552","\\u0041113428"],"minimum_mib":807810198184,"maximum_mib":602579196056}');
INSERT INTO public.objects VALUES ('accelerator_class', '\u004110851', '{"name":"\\u004110851","title":{"en":"a\\b78710","de":"$1843498"},"models":["\\u0041712844","\"q\"984413"]}');
INSERT INTO public.objects VALUES ('image', '\u0041227253@142531774660', '{"name":"\\u0041227253","version":142531774660,"title":{"en":"Größe245888","de":"$1460472"},"operating_system":"🚀 :x ::y ?927167","driver_range":"a\\b41600","runtime":"计算卡292389","monitoring":"\"q\"904058","digest":"it''s558455"}');
INSERT INTO public.objects VALUES ('template', '"q"339836@504413757997', '{"name":"\"q\"339836","version":504413757997,"title":{"en":"Größe683832","de":"%_!60046"},"summary":{"en":"a\\b540952","de":"\"q\"341372"},"image":"name-933@49","entry":["Größe62548"],"environment":{"计算卡799956":"a\\b886292"},"parameters":[{"name":"a\\b997793","title":{"en":"$1239899","de":"Größe202899"},"type":"boolean","required":false,"default":"%_!609280","minimum":975680376631,"maximum":335867922153,"choices":["a\\b7115"]}],"vendors":["%_!722361","\\u004122028"]}');
INSERT INTO public.objects VALUES ('spec', 'it''s511356@689197807713', '{"name":"it''s511356","version":689197807713,"title":{"en":"\u0009\u000a\u0001646863","de":"a\\b856895"},"summary":{"en":"🚀 :x ::y ?651819","de":"\u0009\u000a\u0001752323"},"kind":"server","accelerator_class":"Größe610091","cards":{"minimum":410686298677,"maximum":65345037665,"default":540799599526},"nodes":{"minimum":283931575471,"maximum":244031697373,"default":991527735287},"cpu_milli":310058039113,"memory_mib":217112120554,"default_seconds":472830622740,"maximum_seconds":617253138052,"preemptible":true,"accepts_suspect":false,"priority":"high","risk":"a\\b717262","on_isolation":"\"q\"339573","environment":"%_!365412","approval_class":"it''s577","projects":["\"q\"727739"],"templates":["\u0009\u000a\u000181803"]}');
INSERT INTO public.objects VALUES ('price', 'name-45@0000000029/575497405122', '{"spec":"name-45@29","version":575497405122,"per_unit_hour":"44175120729155.82758318","currency":"🚀 :x ::y ?747708","valid_from":"2047-01-27T18:24:07.355298Z"}');
INSERT INTO public.objects VALUES ('pool', '$1952591', '{"name":"$1952591","executor":"%_!517816","isolation":"\u0009\u000a\u0001268600","simulated":false}');
INSERT INTO public.objects VALUES ('node', 'Größe999364', '{"name":"Größe999364","pool":"$1744162","cpu_milli":966215126623,"memory_mib":901595971971,"serial":"it''s442504","rack":"\"q\"164715","bmc_address":"%_!975153","health":"healthy","reachable":false,"cordoned":true,"cards":[{"id":"\u0009\u000a\u0001645042","vendor":"🚀 :x ::y ?216096","model":"%_!112461","reported_name":"a\\b22965","memory_mib":98477672433,"serial":"$1740031","health":"unknown","health_reason":"%_!485404","foreign_use":false},{"id":"\\u0041290883","vendor":"计算卡227687","model":"$1222028","reported_name":"🚀 :x ::y ?222590","memory_mib":335237385709,"serial":"a\\b109554","health":"isolated","health_reason":"🚀 :x ::y ?537953","foreign_use":false}]}');


--
-- Data for Name: postings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.postings VALUES (551388464669, 1, 1988420689983780, 'tenant', 'ten_2eeqt56t18dt0159v4zdkaqjef', 'cards', '', 'held', 'used', 320816743704, 'req_3q9rkgf1ma5pfwyywc90gd7k7k', 'ten_22mqyfz5rn0yh19zbtjsak58e4', 'prj_1wmfv0bt2ag0wywexzt2skjj6h', '	
608339');


--
-- Data for Name: queue_spans; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.queue_spans VALUES ('req_08j1dwcqzh2xdk3cr4w4zpb5fn', 2, 'ten_31yzwzwvvdqrm47vbg80gjnact', 'prj_072zgqs9yy0wd8kg7jg52q78r7', 549751302185, 1768347494601313, 2608012890640397, 'priority', '[{"code":"priority","owner":"scheduling","ahead":824683448878}]');


--
-- Data for Name: requests; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.requests VALUES ('req_0vph3ddsavsk5t5qvq6w4hykr7', 'ten_0h9htt2sezfvee70rd47e8b4gp', 'prj_1yvch70s14ywyy6xn9p6h06tvj', 'usr_2scsdgjtza7nkbcfhdhwr5rj3z', 'submitted', 1, 'name-212@29', 'name-190@8', '	
176943', 6429352147621406896, 'Größe835573', 'req_0vph3ddsavsk5t5qvq6w4hykr7 größe835573', '$1673222', '$1159501', 1947837168826747, 2494272499108258, 2469071304543404, 2698611719032700, '', 0, '{"id":"req_0vph3ddsavsk5t5qvq6w4hykr7","tenant":"ten_0h9htt2sezfvee70rd47e8b4gp","project":"prj_1yvch70s14ywyy6xn9p6h06tvj","requester":"usr_2scsdgjtza7nkbcfhdhwr5rj3z","revision":719570398453,"state":"submitted","asked":{"spec":"name-212@29","template":"name-190@8","image":"name-648@28","image_digest":"%_!644018","argv":["$1846417","Größe937845"],"environment":{"%_!680079":"$119557","\\u0041699889":"a\\b673623"},"parameters":{"\\u0041989648":"%_!459439","🚀 :x ::y ?575824":95718379557},"inputs":["$1156337","%_!892958"],"accelerator_class":"\u0009\u000a\u0001176943","models":["计算卡461030","🚀 :x ::y ?214402"],"vendors":["\u0009\u000a\u000133804"],"cards":977866649865,"nodes":807850229552,"cpu_milli":861447426702,"memory_mib":485838660504,"seconds":975243812476,"priority":"normal","accepts_suspect":true,"price_version":472073202466,"per_unit_hour":"51643693037846.17782014","currency":"\u0009\u000a\u0001128537"},"content_hash":"计算卡545125","purpose":"Größe835573","on_quota":"计算卡90725","idempotency_key":"$1673222","body_digest":"$1159501","submitted_at":"2031-09-22T09:52:48.826747Z","queued_at":"2049-06-24T01:41:36.729432Z","ended_at":"2055-07-07T22:21:59.032700Z","budget_held":true,"budget_period":"it''s997157","attempt":331260407524,"queue":[{"attempt":263870332442,"from":"2037-08-21T17:30:41.231795Z","to":"2050-01-21T06:26:26.562283Z","reasons":[{"code":"capacity","owner":"capacity","running":397562468140,"free":259840590228,"asked":895472627134,"next_end":"2031-11-04T14:59:10.609840Z"}]},{"attempt":828017731363,"from":"2046-07-25T19:07:53.624966Z","to":"2058-06-20T10:34:15.873762Z","reasons":[{"code":"capacity","owner":"capacity","running":556532703006,"free":175130134743,"asked":651998142609,"next_end":"2049-06-15T23:46:30.527536Z"},{"code":"capacity","owner":"capacity","running":778405129534,"free":121341593236,"asked":649350937587,"next_end":"2027-05-12T15:07:39.358566Z"}]}],"allocations":[{"id":"alc_1hy5zsntjcfwdp816j435zfn71","attempt":115254814190,"pool":"🚀 :x ::y ?82577","executor":"\\u0041170794","simulated":false,"tag":"计算卡435314","slices":[{"node":"计算卡170864","cards":["%_!966098"],"cpu_milli":748881303208,"memory_mib":531746790002},{"node":"计算卡471023","cards":["$1403142"],"cpu_milli":64913532227,"memory_mib":237910586391}],"placed_at":"2030-03-18T18:34:33.010831Z","started_at":"2049-01-14T21:28:19.108258Z","ends_at":"2048-03-29T05:08:24.543404Z","limiter":"计算卡275772","os_user":"it''s560169","proof":{"at":"2042-04-15T14:58:56.892702Z","source":"Größe8606","evidence":"计算卡980082","devices_empty":true}}],"wanted":"lapsed","end_reason":"%_!362130","ended_by":"\"q\"221673","charges":[{"request":"req_3sv1vzdf6dn9d8h3b8q34txgjv","attempt":683303778128,"tenant":"ten_2c0gmtbxksn819r51tp0w5js5x","project":"prj_1fb5k55jwtkwbg94qn5wa7rxqv","accelerator_type":"计算卡841115","meter":"card_hours","unit":"\\u0041641154","begin":"2039-11-12T08:04:48.675640Z","end":"2036-03-07T07:33:46.574283Z","period":"计算卡831042","quantity":"2146538722523549.331926","price":"12153757137833.96792517","price_version":503698272585,"cost":"63677259.5805263086725","currency":"%_!476167"},{"request":"req_04e7bnhesm578c895c099y8k4k","attempt":542457569959,"tenant":"ten_29twynjr2dmc4k02h4z60vd6sv","project":"prj_2y5bn06raf9zzp89wcvtg3p6t8","accelerator_type":"Größe920950","meter":"core_hours","unit":"%_!812588","begin":"2029-04-08T00:50:34.324230Z","end":"2057-10-15T05:36:56.453364Z","period":"%_!604291","quantity":"6215222229782159.822355","price":"4407745520130.2430922","price_version":111299137516,"cost":"26177381.58511423869583","currency":"a\\b946582"}],"touches":591693331927}');
INSERT INTO public.requests VALUES ('req_2xgg0p42b9n9js7ttz0xwycrkq', 'ten_2yre3ajwgdmtbwe1kvpktkxp9m', 'prj_29xbg7c61gbbed9g8wz89mc4xn', 'usr_3dv6pkqw8m0z510055rdx7grzq', 'queued', 1, 'name-411@23', 'name-174@6', 'a\b539196', 8186763363965393296, '	
515790', 'req_2xgg0p42b9n9js7ttz0xwycrkq 	
515790', 'a\b707073', '\u0041142470', 2559450473631751, 2589280625961453, 2395225296076756, 2561856687527652, '', 1, '{"id":"req_2xgg0p42b9n9js7ttz0xwycrkq","tenant":"ten_2yre3ajwgdmtbwe1kvpktkxp9m","project":"prj_29xbg7c61gbbed9g8wz89mc4xn","requester":"usr_3dv6pkqw8m0z510055rdx7grzq","revision":271321430441,"state":"queued","asked":{"spec":"name-411@23","template":"name-174@6","image":"name-451@47","image_digest":"%_!9155","argv":["%_!879300"],"environment":{"\"q\"531370":"\\u004153672","it''s741970":"a\\b157495"},"parameters":{"\"q\"281661":false},"inputs":["a\\b392836"],"accelerator_class":"a\\b539196","models":["🚀 :x ::y ?976876","Größe177965"],"vendors":["a\\b231589"],"cards":834778039128,"nodes":943673538070,"cpu_milli":571698335076,"memory_mib":765034116340,"seconds":380979959295,"priority":"high","accepts_suspect":false,"price_version":37683839809,"per_unit_hour":"8325473600431.7835004","currency":"a\\b470366"},"content_hash":"$1341929","purpose":"\u0009\u000a\u0001515790","on_quota":"计算卡568297","idempotency_key":"a\\b707073","body_digest":"\\u0041142470","submitted_at":"2051-02-08T06:27:53.631751Z","queued_at":"2024-07-25T10:49:58.777234Z","ended_at":"2051-03-08T02:51:27.527652Z","budget_held":false,"budget_period":"计算卡818741","attempt":727025361411,"queue":[{"attempt":2077461262,"from":"2051-10-17T22:19:47.294489Z","to":"2053-08-09T06:02:44.142925Z","reasons":[{"code":"planning","owner":"scheduling"}]}],"allocations":[{"id":"alc_3gjf3360ra69jmzhpstnrn3hk5","attempt":714872784423,"pool":"a\\b259700","executor":"\"q\"44472","simulated":true,"tag":"\\u0041455609","slices":[{"node":"$1814636","cards":["$1828923"],"cpu_milli":792785889036,"memory_mib":535218446890},{"node":"计算卡74869","cards":["Größe680787"],"cpu_milli":934949359237,"memory_mib":703734625622}],"placed_at":"2056-08-18T15:04:42.121258Z","started_at":"2050-09-20T10:12:14.463635Z","ends_at":"2054-08-22T11:45:04.583578Z","limiter":"计算卡292916","os_user":"it''s289094","end":{"cause":"lost","exit_code":702568266679,"at":"2033-07-22T01:33:33.888184Z","peak_memory_bytes":602046870298,"cpu_micros":359055343262,"output_bytes":912618169484,"output_truncated":false,"detail":"\"q\"827917"},"proof":{"at":"2044-08-27T18:25:51.903220Z","source":"计算卡511094","evidence":"%_!671623","devices_empty":true}},{"id":"alc_0k0c52s31y421ttff4s123jxq6","attempt":540202486918,"pool":"$1480775","executor":"\u0009\u000a\u000113428","simulated":true,"tag":"a\\b592327","slices":[{"node":"计算卡856064","cards":["\\u0041886791","计算卡116355"],"cpu_milli":932486434462,"memory_mib":39550364888}],"placed_at":"2030-08-16T22:11:16.745933Z","started_at":"2052-01-19T12:37:05.961453Z","ends_at":"2045-11-25T12:21:36.076756Z","limiter":"Größe445993","os_user":"%_!173675","proof":{"at":"2055-11-25T02:55:52.323780Z","source":"%_!856022","evidence":"Größe563413","devices_empty":true}}],"wanted":"releasing","end_reason":"$1848593","ended_by":"\\u0041705784","charges":[{"request":"req_3976k6mwgyqkg76hjwtztw5hn2","attempt":923159043214,"tenant":"ten_0nxczhzjcrttvwravs2m8fzfa2","project":"prj_00pjmk7qb7rgp5es1rrvhffez8","accelerator_type":"a\\b722973","meter":"core_hours","unit":"🚀 :x ::y ?355049","begin":"2034-06-17T00:22:27.217287Z","end":"2046-11-02T13:01:31.391758Z","period":"🚀 :x ::y ?111989","quantity":"1463671799497747.503276","price":"103575336770080.7582556","price_version":425062705314,"cost":"89172246.47854611892914","currency":"\u0009\u000a\u0001330922"},{"request":"req_128xfkcy7p1sbbr0y52jxn8g3a","attempt":411310551642,"tenant":"ten_14aav1qqpn6jnxapf7s5a2r9nj","project":"prj_3v03wwv9g3fw9amdyh2ax7yeb6","accelerator_type":"🚀 :x ::y ?435393","meter":"core_hours","unit":"\"q\"324945","begin":"2046-02-06T07:52:45.930911Z","end":"2058-06-21T00:34:26.524298Z","period":"\u0009\u000a\u0001524241","quantity":"10054192738989100.456498","price":"11911952981862.7316604","price_version":236165425642,"cost":"102416939.72926684960628","currency":"%_!161800"}],"touches":775065048461}');


--
-- Name: allocation_cards allocation_cards_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.allocation_cards
    ADD CONSTRAINT allocation_cards_pkey PRIMARY KEY (allocation, card);


--
-- Name: allocations allocations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.allocations
    ADD CONSTRAINT allocations_pkey PRIMARY KEY (id);


--
-- Name: balances balances_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.balances
    ADD CONSTRAINT balances_pkey PRIMARY KEY (scope_kind, scope_id, dimension, period);


--
-- Name: charges charges_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.charges
    ADD CONSTRAINT charges_pkey PRIMARY KEY (request, attempt, meter, unit, begin_us, correction);


--
-- Name: intervals intervals_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.intervals
    ADD CONSTRAINT intervals_pkey PRIMARY KEY (request, attempt, unit);


--
-- Name: journal_head journal_head_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.journal_head
    ADD CONSTRAINT journal_head_pkey PRIMARY KEY (id);


--
-- Name: journal journal_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.journal
    ADD CONSTRAINT journal_pkey PRIMARY KEY (seq);


--
-- Name: limits limits_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.limits
    ADD CONSTRAINT limits_pkey PRIMARY KEY (scope_kind, scope_id, dimension);


--
-- Name: meta meta_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.meta
    ADD CONSTRAINT meta_pkey PRIMARY KEY (name);


--
-- Name: objects objects_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.objects
    ADD CONSTRAINT objects_pkey PRIMARY KEY (kind, id);


--
-- Name: postings postings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.postings
    ADD CONSTRAINT postings_pkey PRIMARY KEY (seq, "position");


--
-- Name: queue_spans queue_spans_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.queue_spans
    ADD CONSTRAINT queue_spans_pkey PRIMARY KEY (request, "position");


--
-- Name: requests requests_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.requests
    ADD CONSTRAINT requests_pkey PRIMARY KEY (id);


--
-- Name: allocation_cards_open; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX allocation_cards_open ON public.allocation_cards USING btree (card) WHERE (released_us IS NULL);


--
-- Name: charges_usage; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX charges_usage ON public.charges USING btree (project, period);


--
-- Name: journal_request; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX journal_request ON public.journal USING btree (request, seq) WHERE (request <> ''::text);


--
-- Name: requests_ended; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX requests_ended ON public.requests USING btree (ended_us, id);


--
-- Name: requests_live; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX requests_live ON public.requests USING btree (id) WHERE (live = 1);


--
-- Name: requests_project; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX requests_project ON public.requests USING btree (project, id);


--
-- Name: requests_state; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX requests_state ON public.requests USING btree (state, id);


--
-- Name: requests_submitted; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX requests_submitted ON public.requests USING btree (submitted_us, id);


--
-- Name: allocation_cards allocation_cards_allocation_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.allocation_cards
    ADD CONSTRAINT allocation_cards_allocation_fkey FOREIGN KEY (allocation) REFERENCES public.allocations(id);


--
-- PostgreSQL database dump complete
--


