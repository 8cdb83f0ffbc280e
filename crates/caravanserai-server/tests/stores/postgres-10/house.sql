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
CREATE FUNCTION public.a_step_stays() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN RAISE EXCEPTION 'a step is never changed or removed'; END $$;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.announcements (
    id text NOT NULL,
    said text NOT NULL,
    since bigint NOT NULL
);
CREATE TABLE public.beats (
    one bigint NOT NULL,
    at bigint NOT NULL,
    CONSTRAINT beats_one_check CHECK ((one = 1))
);
CREATE TABLE public.blocks (
    person text NOT NULL,
    blocked text NOT NULL,
    since bigint NOT NULL
);
CREATE TABLE public.calls (
    person text NOT NULL,
    table_id text NOT NULL,
    asked bigint NOT NULL,
    due bigint NOT NULL,
    told bigint
);
CREATE TABLE public.chairs (
    table_id text NOT NULL,
    seat bigint NOT NULL,
    kind text NOT NULL,
    person text,
    added text,
    absence text,
    back bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.chat (
    table_id text NOT NULL,
    n bigint NOT NULL,
    at bigint NOT NULL,
    person text NOT NULL,
    seat bigint,
    name text NOT NULL,
    room text NOT NULL,
    key text NOT NULL,
    text text,
    phrase text
);
CREATE TABLE public.closures (
    shut bigint NOT NULL,
    opened bigint NOT NULL
);
CREATE TABLE public.deals (
    day bigint NOT NULL,
    game text NOT NULL,
    setup text NOT NULL,
    level text NOT NULL,
    seed bytea NOT NULL,
    bot_seed bytea NOT NULL
);
CREATE TABLE public.house (
    schema bigint NOT NULL
);
CREATE TABLE public.house_keys (
    name text NOT NULL,
    key bytea NOT NULL
);
CREATE TABLE public.links (
    hash bytea NOT NULL,
    kind text NOT NULL,
    person text,
    since bigint NOT NULL,
    until bigint NOT NULL,
    used bigint
);
CREATE TABLE public.mutes (
    person text NOT NULL,
    other text NOT NULL
);
CREATE TABLE public.nodes (
    id text NOT NULL,
    until bigint NOT NULL,
    heard bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.notices (
    id text NOT NULL,
    person text NOT NULL,
    way text,
    language text,
    due bigint NOT NULL,
    tries bigint NOT NULL,
    claimed bigint
);
CREATE TABLE public.orders (
    table_id text NOT NULL,
    seat bigint NOT NULL,
    given text NOT NULL
);
CREATE TABLE public.people (
    id text NOT NULL,
    name text NOT NULL,
    since bigint NOT NULL,
    password text,
    written text,
    small text,
    email text,
    confirmed bigint,
    admin bigint,
    banned bigint,
    ban_reason text,
    gone bigint
);
CREATE TABLE public.presses (
    hash bytea NOT NULL,
    person text NOT NULL,
    table_id text NOT NULL,
    asked bigint NOT NULL,
    until bigint NOT NULL,
    used bigint
);
CREATE TABLE public.pulse (
    one bigint NOT NULL,
    at bigint NOT NULL,
    CONSTRAINT pulse_one_check CHECK ((one = 1))
);
CREATE TABLE public.rated (
    table_id text NOT NULL,
    seat bigint NOT NULL,
    who text NOT NULL,
    at bigint NOT NULL,
    mu_was bigint NOT NULL,
    sigma_was bigint NOT NULL,
    mu bigint NOT NULL,
    sigma bigint NOT NULL,
    games bigint NOT NULL
);
CREATE TABLE public.ratings (
    game text NOT NULL,
    players bigint NOT NULL,
    who text NOT NULL,
    mu bigint NOT NULL,
    sigma bigint NOT NULL,
    games bigint NOT NULL
);
CREATE TABLE public.reports (
    id text NOT NULL,
    reporter text,
    person text,
    table_id text,
    why text NOT NULL,
    since bigint NOT NULL,
    closed bigint
);
CREATE TABLE public.steps (
    table_id text NOT NULL,
    n bigint NOT NULL,
    seat bigint,
    key text,
    action text NOT NULL,
    draws text NOT NULL,
    digest text NOT NULL,
    at bigint NOT NULL
);
CREATE VIEW public.played AS
 SELECT table_id,
    n,
    seat,
    key,
    action,
    draws,
    digest,
    at
   FROM public.steps;
CREATE TABLE public.tables (
    id text NOT NULL,
    game text NOT NULL,
    rules bigint NOT NULL,
    setup text NOT NULL,
    owner text NOT NULL,
    seed bytea NOT NULL,
    bot_seed bytea NOT NULL,
    opened bigint NOT NULL,
    ended bigint,
    ranking text,
    level text NOT NULL,
    again text,
    fence bigint DEFAULT 0 NOT NULL,
    node text,
    public bigint DEFAULT 0 NOT NULL,
    removed bigint,
    clock text,
    clocks text,
    wake_at bigint,
    rated bigint DEFAULT 0 NOT NULL,
    daily bigint
);
CREATE TABLE public.tallies (
    table_id text NOT NULL,
    steps bigint NOT NULL,
    ends text,
    uses text
);
CREATE TABLE public.tokens (
    hash bytea NOT NULL,
    person text NOT NULL,
    since bigint NOT NULL,
    kind text DEFAULT 'browser'::text NOT NULL,
    label text DEFAULT ''::text NOT NULL,
    used bigint DEFAULT 0 NOT NULL,
    revoked bigint
);
CREATE TABLE public.tries (
    day bigint NOT NULL,
    game text NOT NULL,
    person text NOT NULL,
    table_id text NOT NULL
);
CREATE TABLE public.unwelcome (
    table_id text NOT NULL,
    person text NOT NULL,
    why text NOT NULL
);
CREATE TABLE public.ways (
    id text NOT NULL,
    person text NOT NULL,
    kind text NOT NULL,
    target text NOT NULL,
    secret text NOT NULL,
    form text NOT NULL,
    language text NOT NULL,
    label text NOT NULL,
    links bigint NOT NULL,
    hours bigint NOT NULL,
    since bigint NOT NULL,
    sent bigint,
    trouble text
);
INSERT INTO public.chairs VALUES ('gtmjh6fb9pchxypw', 0, 'person', 'hpegsr1b0j1rq5at', NULL, NULL, 0);
INSERT INTO public.chairs VALUES ('gtmjh6fb9pchxypw', 1, 'bot', NULL, NULL, NULL, 0);
INSERT INTO public.chairs VALUES ('gtmjh6fb9pchxypw', 2, 'bot', NULL, NULL, NULL, 0);
INSERT INTO public.chairs VALUES ('rf3k7h2vxyb101sk', 0, 'bot', NULL, NULL, NULL, 0);
INSERT INTO public.chairs VALUES ('rf3k7h2vxyb101sk', 1, 'person', 'hpegsr1b0j1rq5at', NULL, NULL, 0);
INSERT INTO public.chairs VALUES ('rf3k7h2vxyb101sk', 2, 'bot', NULL, NULL, NULL, 0);
INSERT INTO public.chairs VALUES ('c2ynqr5fav9kww46', 0, 'person', 'hpegsr1b0j1rq5at', NULL, NULL, 0);
INSERT INTO public.chairs VALUES ('c2ynqr5fav9kww46', 1, 'bot', NULL, NULL, NULL, 0);
INSERT INTO public.chairs VALUES ('c2ynqr5fav9kww46', 2, 'bot', NULL, NULL, NULL, 0);
INSERT INTO public.chairs VALUES ('393c22gwjqgsskem', 0, 'bot', NULL, NULL, NULL, 0);
INSERT INTO public.chairs VALUES ('393c22gwjqgsskem', 1, 'person', 'hpegsr1b0j1rq5at', NULL, NULL, 0);
INSERT INTO public.chairs VALUES ('nme56jv1nsm4khz3', 1, 'open', NULL, NULL, NULL, 0);
INSERT INTO public.chairs VALUES ('nme56jv1nsm4khz3', 2, 'open', NULL, NULL, NULL, 0);
INSERT INTO public.chairs VALUES ('3m3v7326djhf96n4', 0, 'bot', NULL, NULL, NULL, 0);
INSERT INTO public.chairs VALUES ('3m3v7326djhf96n4', 1, 'bot', NULL, NULL, NULL, 0);
INSERT INTO public.chairs VALUES ('nme56jv1nsm4khz3', 0, 'person', 'hpegsr1b0j1rq5at', '00112233445566778899aabbccddeeff', NULL, 0);
INSERT INTO public.house VALUES (1);
INSERT INTO public.house VALUES (2);
INSERT INTO public.house VALUES (3);
INSERT INTO public.house VALUES (4);
INSERT INTO public.house VALUES (5);
INSERT INTO public.house VALUES (6);
INSERT INTO public.house VALUES (7);
INSERT INTO public.house VALUES (8);
INSERT INTO public.house VALUES (9);
INSERT INTO public.house VALUES (10);
INSERT INTO public.nodes VALUES ('0123456789abcdef', 1794886212925, 1794886202925);
INSERT INTO public.orders VALUES ('gtmjh6fb9pchxypw', 0, 'pass-window=off');
INSERT INTO public.people VALUES ('hpegsr1b0j1rq5at', 'Traveller 328', 1794886202925, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pulse VALUES (1, 1794886202925);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 0, NULL, NULL, 'deal', '2 11 7 3 4 8 1 8 7 6 1 3 2 1 1 13 7 9 10 14 12 4 1 21 12 13 4 6 11 2 4 6 5 3 5 7 1 3 5 4 3 0 0 0', 'f8a1da06fca22ed0', 1794886202930);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 1, 0, 'k0', 'take 2 crowns 1 cup', '', '746e14fe7f658ce6', 1794886202932);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 2, 1, 'bot-1', 'take 1 crown 1 gem 1 cup', '', '60debf984f051e16', 1794886202960);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 3, 2, 'bot-1', 'take 1 crown 1 pearl 1 bar', '4', '05d24fc01c2a3264', 1794886202961);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 4, 2, 'bot-2', 'place 7 guard', '', '3b5195004666ebce', 1794886202994);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 5, 0, 'k1', 'place 6 caravanserai', '', 'b2856d0b513fa2f1', 1794886202996);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 6, 1, 'bot-5', 'place 4 guard', '', '08382e5ee6bbdce8', 1794886203036);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 7, 2, 'bot-5', 'place 1 pearls', '', 'a2e1de1db013d981', 1794886203066);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 8, 0, 'k2', 'place 9 room-1', '', '168bb1999a5a7444', 1794886203080);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 9, 1, 'bot-8', 'place 2 room-2', '', 'fce5ea083c30c1d3', 1794886203098);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 10, 2, 'bot-8', 'place 2 pearls', '', '40039938afca2ceb', 1794886203115);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 11, 0, 'k3', 'place 1 pearls', '', 'd866090165efe162', 1794886203140);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 12, 1, 'bot-11', 'place 8 crowns', '', 'ac09e29000b454d8', 1794886203163);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 13, 2, 'bot-11', 'place 5 cups', '', 'bd6b84205ca22541', 1794886203184);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 14, 0, 'k4', 'place 5 room-3', '', 'b43b0ba460c06748', 1794886203205);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 15, 1, 'bot-14', 'place 1 room-3', '', '57d02b96866efc3f', 1794886203228);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 16, 2, 'bot-14', 'place 6 caravanserai', '', 'b99fc2db4e7b06be', 1794886203247);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 17, 0, 'k5', 'place 4 caravanserai', '', 'f3d6e52b164ddcaa', 1794886203268);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 18, 1, 'bot-17', 'place 6 guard', '', 'b577e3b119c340d5', 1794886203280);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 19, 2, 'bot-17', 'place 4 caravanserai', '', '68972dae1e13a392', 1794886203300);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 20, 0, 'k6', 'place 8 crowns', '', '0f5f3d5d95643397', 1794886203324);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 21, 1, 'bot-20', 'place 5 caravanserai', '', 'ac5aab8da9a1850f', 1794886203345);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 22, 2, 'bot-20', 'place 9 market', '', '3992c276a40e3211', 1794886203360);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 23, 0, 'k7', 'place 2 pearls', '', 'c41b4f34dce592b7', 1794886203372);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 24, 1, 'bot-23', 'place 7 bars', '', 'd73fd03d294c255a', 1794886203380);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 25, 2, 'bot-23', 'place 8 room-2', '', '99b743fe09ca5011', 1794886203389);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 26, 0, 'k8', 'place 7 cups', '', '5b1027511d9fd803', 1794886203421);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 27, 1, 'bot-26', 'place 9 market', '', '4e2cf05836cb534b', 1794886203441);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 28, 2, 'bot-26', 'swap crowns', '', '137d5d22d958b072', 1794886203463);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 29, 2, 'bot-27', 'take 1 crown 1 pearl 1 gem', '', '768a6ff843046b75', 1794886203479);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 30, 2, 'bot-28', 'decline', '', 'd44688b488fa78fb', 1794886203493);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 31, 1, 'bot-30', 'buy 2 bars', '', 'c5ef245c78503b70', 1794886203507);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 32, 1, 'bot-31', 'buy 1 cup', '0', 'a7131df0843fe7e6', 1794886203519);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 33, 2, 'bot-31', 'place 6 room-2', '', '9f8f6a7b07177929', 1794886203531);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 34, 0, 'k9', 'place 2 guard', '', 'dbac93a983f59c0b', 1794886203536);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 35, 1, 'bot-34', 'place 4 guard', '', '08382e5ee6bbdce8', 1794886203551);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 36, 2, 'bot-34', 'place 2 room-1', '', 'ab045f8129962dec', 1794886203567);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 37, 0, 'k10', 'place 5 guard', '', '1907306180a70626', 1794886203593);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 38, 1, 'bot-37', 'place 5 gems', '', '989a5ab84d80b50d', 1794886203600);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 39, 2, 'bot-37', 'place 1 guard', '', '557b260303e7e486', 1794886203608);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 40, 0, 'k11', 'place 7 market', '', 'ce2735d4feeacb28', 1794886203644);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 41, 1, 'bot-40', 'place 2 crowns', '', 'c4e6fad7f7f7f032', 1794886203653);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 42, 2, 'bot-40', 'place 8 guard', '', '399b838cc3f1b198', 1794886203661);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 43, 0, 'k12', 'place 4 room-1', '', 'bf64315624640580', 1794886203705);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 44, 1, 'bot-43', 'place 1 room-3', '', '57d02b96866efc3f', 1794886203713);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 45, 2, 'bot-43', 'place 9 caravanserai', '', 'a030ad2ebed4a878', 1794886203728);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 46, 0, 'k13', 'place 8 room-1', '', '21d91d37d4601e2e', 1794886203762);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 47, 1, 'bot-46', 'place 7 caravanserai', '', '44f16a61f3a6e6a0', 1794886203776);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 0, NULL, NULL, 'deal', '1 11 6 6 7 1 8 7 6 5 0 1 1 0 1 12 12 10 5 5 3 8 3 0 5 1 3 0 1 18 12 12 9 2 2 5 6 0 6 0 5 0 6 3 4 0 2 0 0', '9ce8b45728c4a7fe', 1794886203785);
INSERT INTO public.steps VALUES ('gtmjh6fb9pchxypw', 48, 2, 'bot-46', 'place 5 market', '', '090d3b1911bbcafb', 1794886203794);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 1, 0, 'bot-1', 'take 2 crowns 1 gem', '', '44744007829fafb9', 1794886203800);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 2, 2, 'bot-1', 'take 2 crowns 1 cup', '', '519226dce53d0724', 1794886203807);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 3, 1, 'k0', 'take 1 crown 2 pearls', '5', '06cca045893962ab', 1794886203822);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 4, 1, 'k1', 'place 2 pearls', '', 'c023b22559d1eb40', 1794886203869);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 5, 2, 'bot-4', 'place 5 guard', '', '1855ecf8803d8b99', 1794886203876);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 6, 0, 'bot-5', 'place 2 room-2', '', 'beb589595fda298c', 1794886203885);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 7, 1, 'k2', 'place 9 pearls', '', '9b3755901ebdc6b5', 1794886203925);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 8, 2, 'bot-7', 'place 1 room-1', '', '15b4942cd9970104', 1794886203934);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 9, 0, 'bot-8', 'place 9 guard', '', '1a15028ab3a8f234', 1794886203937);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 10, 1, 'k3', 'place 5 caravanserai', '', 'ac5aab8da9a1850f', 1794886203983);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 11, 2, 'bot-10', 'place 2 cups', '', '444dca8bd0ce5968', 1794886203992);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 12, 0, 'bot-11', 'place 7 djinn', '', 'a3db00eebab119ed', 1794886204019);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 13, 1, 'k4', 'place 1 crowns', '', 'b53050f8ad046165', 1794886204035);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 14, 2, 'bot-13', 'place 4 market', '', '2a4c51d9c1e2c749', 1794886204053);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 15, 0, 'bot-14', 'place 5 market', '', '1b19cd60279727d7', 1794886204072);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 16, 1, 'k5', 'place 8 room-2', '', '88577487468c98b2', 1794886204097);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 17, 2, 'bot-16', 'place 9 crowns', '', '89b1de93553bccdb', 1794886204120);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 18, 0, 'bot-17', 'place 1 room-3', '', '97225860c7e26a97', 1794886204138);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 19, 1, 'k6', 'place 6 pearls', '', '1a4496fc761c7a56', 1794886204161);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 20, 2, 'bot-19', 'place 8 market', '', '460571f1a33e5efe', 1794886204184);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 21, 0, 'bot-20', 'place 4 tent', '', '733abd4dc1498d6d', 1794886204204);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 22, 1, 'k7', 'place 7 pearls', '', '2d2fa1323860d40e', 1794886204225);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 23, 2, 'bot-22', 'place 6 guard', '', 'd15e94246ef2c9d0', 1794886204242);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 24, 0, 'bot-23', 'place 8 crowns', '', '0f5f3d5d95643397', 1794886204254);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 25, 1, 'k8', 'place 4 tent', '', '8e32490191a90c81', 1794886204285);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 26, 2, 'bot-25', 'place 7 guard', '', '3b5195004666ebce', 1794886204293);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 27, 0, 'bot-26', 'place 6 crowns', '', '952f1b443f84f4c9', 1794886204308);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 28, 1, 'k9', 'keep dragons-return', '', '139821207e4da074', 1794886204341);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 29, 0, 'bot-28', 'pass', '', 'e3b0c44298fc1c14', 1794886204350);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 30, 1, 'k10', 'pass', '', '11932ca4245aa743', 1794886204397);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 31, 0, 'bot-30', 'pass', '', 'e3b0c44298fc1c14', 1794886204404);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 32, 1, 'k11', 'pass', '', '73943bfe9aa8af75', 1794886204453);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 33, 2, 'bot-30', 'swap cups', '', 'd948cb8394b4a201', 1794886204468);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 34, 2, 'bot-31', 'take 1 pearl 1 gem 1 bar', '', '8d9fd832a49a70f4', 1794886204479);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 35, 0, 'bot-34', 'pass', '', 'e3b0c44298fc1c14', 1794886204495);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 36, 1, 'k12', 'pass', '', '4f0177fd2d696482', 1794886204501);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 37, 0, 'bot-36', 'pass', '', 'e3b0c44298fc1c14', 1794886204527);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 38, 1, 'k13', 'pass', '', '9ccc2da1353c1664', 1794886204549);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 39, 0, 'bot-38', 'play teleport #3', '', 'e3b0c44298fc1c14', 1794886204565);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 40, 0, 'bot-39', 'to room-1', '', 'e3b0c44298fc1c14', 1794886204586);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 41, 1, 'k14', 'pass', '', '6386dde60602cc82', 1794886204624);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 42, 1, 'k15', 'pass', '', '5731c7a1291ddddb', 1794886204669);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 43, 0, 'bot-42', 'pay 2 crowns 1 gem', '', '3d6538cdca047034', 1794886204692);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 44, 1, 'k16', 'pass', '', '73943bfe9aa8af75', 1794886204717);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 45, 0, 'bot-44', 'buy 2 crowns', '', 'b7287f4d0aa60d0b', 1794886204743);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 46, 1, 'k17', 'pass', '', '27e501a1d174be3a', 1794886204765);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 47, 1, 'k18', 'pass', '', '73943bfe9aa8af75', 1794886204813);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 48, 0, 'bot-47', 'buy 1 crown', '2', '20125109007fb2db', 1794886204828);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 49, 1, 'k19', 'pass', '', '73943bfe9aa8af75', 1794886204861);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 50, 1, 'k20', 'place 4 market', '', 'f9604c567625468e', 1794886204909);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 51, 1, 'k21', 'pass', '', '73943bfe9aa8af75', 1794886204961);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 52, 2, 'bot-45', 'place 1 bars', '', '41e9b4219b75f74f', 1794886204996);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 53, 1, 'k22', 'pass', '', '73943bfe9aa8af75', 1794886205013);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 54, 0, 'bot-53', 'place 1 djinn', '', '722d768541f0e5b9', 1794886205021);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 55, 1, 'k23', 'pass', '', '73943bfe9aa8af75', 1794886205064);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 56, 1, 'k24', 'place 6 guard', '', 'b577e3b119c340d5', 1794886205121);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 57, 1, 'k25', 'pass', '', '73943bfe9aa8af75', 1794886205191);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 58, 2, 'bot-51', 'place 7 room-3', '', 'aead0cc21fc0a8a8', 1794886205219);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 59, 1, 'k26', 'pass', '', '73943bfe9aa8af75', 1794886205249);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 60, 0, 'bot-59', 'place 8 djinn', '', 'e64d5537d50867cd', 1794886205277);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 61, 1, 'k27', 'pass', '', '73943bfe9aa8af75', 1794886205302);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 62, 1, 'k28', 'place 5 tent', '', 'eede4c0112c7e8c4', 1794886205361);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 63, 1, 'k29', 'pass', '', '73943bfe9aa8af75', 1794886205431);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 64, 2, 'bot-57', 'place 9 pearls', '', 'ac899875508e907e', 1794886205459);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 65, 1, 'k30', 'pass', '', '73943bfe9aa8af75', 1794886205497);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 66, 0, 'bot-65', 'place 2 room-2', '', 'beb589595fda298c', 1794886205543);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 67, 1, 'k31', 'pass', '', '73943bfe9aa8af75', 1794886205545);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 68, 1, 'k32', 'place 7 gems', '', '74a88bcc8f184b9b', 1794886205589);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 69, 1, 'k33', 'pass', '', '73943bfe9aa8af75', 1794886205651);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 70, 2, 'bot-63', 'place 4 pearls', '', '23749f40d79eb434', 1794886205654);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 71, 1, 'k34', 'pass', '', '73943bfe9aa8af75', 1794886205701);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 72, 0, 'bot-71', 'place 9 guard', '', '1a15028ab3a8f234', 1794886205723);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 73, 1, 'k35', 'pass', '', '73943bfe9aa8af75', 1794886205769);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 74, 1, 'k36', 'place 2 market', '', 'a83c82c8a441d15b', 1794886205832);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 75, 1, 'k37', 'pass', '', '73943bfe9aa8af75', 1794886205909);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 76, 2, 'bot-69', 'place 8 market', '', '460571f1a33e5efe', 1794886205928);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 77, 1, 'k38', 'pass', '', '73943bfe9aa8af75', 1794886205969);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 78, 0, 'bot-77', 'place 5 gems', '', 'a60f069c72dd52ca', 1794886205984);
INSERT INTO public.steps VALUES ('rf3k7h2vxyb101sk', 79, 1, 'k39', 'pass', '', '73943bfe9aa8af75', 1794886206017);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 0, NULL, NULL, 'deal', '0 21 4 27 14 14 5 13 22 39 31 29 19 35 3 34 20 4 28 4 9 28 28 18 18 8 4 19 14 15 15 13 7 1 5 13 5 3 7 5 0 3 0 2 5 0 0 0 2 1 1 9 2 4 0 4 6 3 0 5 2 2 2 0 7 10 14 16 3 5 6 11 8 8 9 4 4 6 0 5 1 0 0 0', '8ed4c9b0935c432f', 1794886206020);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 1, 0, 'k0', 'place 4 room-3', '', '7605b2bad504ac72', 1794886206022);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 2, 1, 'bot-2', 'place 4 room-2', '', '9cf7beef743a4ec9', 1794886206325);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 3, 2, 'bot-3', 'place 4 room-4', '', 'f1e17586cfa5156f', 1794886206646);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 4, 0, 'k1', 'place 5 room-2', '', 'bad7e3f44ccebc38', 1794886206661);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 5, 1, 'bot-5', 'place 1 cave-4', '', '4ec04c7352a9e94e', 1794886206980);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 6, 2, 'bot-6', 'place 1 cave-3', '', '54fa6949480a6124', 1794886207299);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 7, 0, 'k2', 'place 1 cave-4', '', '1e877029803b5ca5', 1794886207314);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 8, 1, 'bot-8', 'place 2 room-4', '', 'ff7b55162e819e30', 1794886207640);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 9, 2, 'bot-9', 'place 2 cave-4', '', '20aa85fa11f19046', 1794886207954);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 10, 0, 'k3', 'place 3 room-4', '', '894aafda8b4a8ff8', 1794886207969);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 11, 1, 'bot-11', 'place 3 cave-3', '', 'a89bfe0a35a40ea1', 1794886208284);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 12, 2, 'bot-12', 'place 5 room-1', '', '83e6662fc447754e', 1794886208608);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 13, 0, 'k4', 'place 2 caravanserai', '', 'b8ff25d3fc86e105', 1794886208618);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 14, 1, 'bot-14', 'place 5 room-1', '', '23b2320d6872e6cc', 1794886208936);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 15, 2, 'bot-15', 'place 3 room-3', '', 'f030be988e817b35', 1794886209247);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 16, 2, 'bot-16', 'pick cup-5', '', 'd7142426d9283c5a', 1794886209337);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 17, 0, 'k5', 'pick pearl-2', '', '14e149958bac2f81', 1794886209340);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 18, 1, 'bot-18', 'pick gem-2', '', 'efdf88ab2161807e', 1794886209429);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 19, 1, 'bot-19', 'pick gem-5', '', '4fd1b2c031555a93', 1794886209522);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 20, 2, 'bot-20', 'pick pearl-5', '', '3770d25f0705d6c8', 1794886209620);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 21, 0, 'k6', 'name 1', '', '2bdef288489b3fc0', 1794886209622);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 22, 1, 'bot-22', 'buy gem-5 bribe gem-2', '', '984460f8a2a3e226', 1794886209705);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 23, 1, 'bot-23', 'pass', '', '3ca67f1ed0c77895', 1794886209749);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 24, 1, 'bot-24', 'play lamp', '', '15250a9bd56cdd7b', 1794886209782);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 25, 1, 'bot-25', 'pass', '', '73943bfe9aa8af75', 1794886209815);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 26, 0, 'k7', 'pass', '', '6ffd073aed63c8f2', 1794886209818);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 27, 1, 'bot-27', 'buy gold-4 bribe crown-3', '', '63c57def46dab34d', 1794886209900);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 28, 1, 'bot-28', 'pass', '', '293543bbce5a74fe', 1794886209944);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 29, 1, 'bot-29', 'pass', '', '73943bfe9aa8af75', 1794886209980);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 30, 0, 'k8', 'pass', '', 'a558c0caa2b37f05', 1794886209997);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 31, 2, 'bot-31', 'buy crown-3 bribe pearl-5', '', 'efe39f99d3293a88', 1794886210091);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 32, 1, 'bot-32', 'pass', '', 'e3b0c44298fc1c14', 1794886210127);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 33, 2, 'bot-32', 'pass', '', '9ee497b5421c6a3d', 1794886210129);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 34, 1, 'bot-34', 'pass', '', 'e3b0c44298fc1c14', 1794886210162);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 35, 2, 'bot-33', 'play lamp', '', '5d0c7f006ae7b539', 1794886210176);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 36, 1, 'bot-36', 'pass', '', '093495bb6eb7825d', 1794886210229);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 37, 1, 'bot-37', 'pass', '', 'e3b0c44298fc1c14', 1794886210273);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 38, 2, 'bot-35', 'pass', '', '73943bfe9aa8af75', 1794886210274);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 39, 2, 'bot-36', 'buy cup-5 bribe gem-4', '', '312254d1304e9d8d', 1794886210357);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 40, 1, 'bot-40', 'pass', '', 'e3b0c44298fc1c14', 1794886210392);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 41, 2, 'bot-37', 'pass', '', '73943bfe9aa8af75', 1794886210401);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 42, 1, 'bot-42', 'place 3 cave-4', '', '25f3ed44a8a70639', 1794886210708);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 43, 1, 'bot-43', 'pass', '', 'e3b0c44298fc1c14', 1794886210741);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 44, 2, 'bot-39', 'pass', '', '73943bfe9aa8af75', 1794886210744);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 45, 2, 'bot-40', 'place 1 cave-3', '', '321def2ed2e20864', 1794886211196);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 46, 1, 'bot-46', 'pass', '', 'e3b0c44298fc1c14', 1794886211260);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 47, 2, 'bot-41', 'play taboo cave-3', '', 'c8bb79e43246518f', 1794886211281);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 48, 1, 'bot-48', 'pass', '', 'e5aa4a268d428177', 1794886211368);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 49, 1, 'bot-49', 'pass', '', '73943bfe9aa8af75', 1794886211445);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 50, 0, 'k9', 'place 4 tent', '', '47e4a88bba7d5cd5', 1794886211455);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 51, 1, 'bot-51', 'pass', '', '73943bfe9aa8af75', 1794886211508);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 52, 1, 'bot-52', 'place 4 room-4', '', '21d131a69bd749b9', 1794886211815);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 53, 1, 'bot-53', 'pass', '', '73943bfe9aa8af75', 1794886211856);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 54, 2, 'bot-48', 'place 2 room-1', '', '15b152435fd5b84e', 1794886212172);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 55, 1, 'bot-55', 'pass', '', '73943bfe9aa8af75', 1794886212205);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 56, 0, 'k10', 'place 3 cave-1', '', '61cb81996880dd20', 1794886212207);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 57, 1, 'bot-57', 'pass', '', '73943bfe9aa8af75', 1794886212239);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 58, 1, 'bot-58', 'place 1 cave-2', '', '017db1f5bf6cd426', 1794886212546);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 59, 1, 'bot-59', 'pass', '', '73943bfe9aa8af75', 1794886212595);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 60, 2, 'bot-54', 'place 4 cave-2', '', 'a1e5c2688b915f84', 1794886212913);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 61, 1, 'bot-61', 'pass', '', '73943bfe9aa8af75', 1794886212946);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 62, 0, 'k11', 'place 1 room-1', '', '627c9065197a24b2', 1794886212948);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 63, 1, 'bot-63', 'pass', '', '73943bfe9aa8af75', 1794886212981);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 64, 1, 'bot-64', 'place 2 cave-2', '', 'e7dfc2225b986ce2', 1794886213288);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 65, 1, 'bot-65', 'pass', '', '73943bfe9aa8af75', 1794886213322);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 66, 2, 'bot-60', 'place 3 cave-4', '', '23c13f1c17ed7376', 1794886213626);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 67, 1, 'bot-67', 'pass', '', '73943bfe9aa8af75', 1794886213660);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 68, 0, 'k12', 'place 5 room-2', '', '104891ff8d7d6f45', 1794886213662);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 69, 1, 'bot-69', 'pass', '', '73943bfe9aa8af75', 1794886213696);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 70, 1, 'bot-70', 'place 5 room-1', '', 'fa28e4d844ab244b', 1794886214001);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 71, 1, 'bot-71', 'pass', '', '73943bfe9aa8af75', 1794886214043);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 72, 2, 'bot-66', 'place 5 room-3', '', '9672e50c518999f3', 1794886214346);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 73, 1, 'bot-73', 'pass', '', '73943bfe9aa8af75', 1794886214380);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 74, 0, 'k13', 'place 2 room-3', '', '8875c025feed4b0c', 1794886214382);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 75, 1, 'bot-75', 'pass', '', '2b807434b22b530f', 1794886214415);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 76, 1, 'bot-76', 'pass', '', 'e3b0c44298fc1c14', 1794886214452);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 77, 2, 'bot-70', 'pass', '', '73943bfe9aa8af75', 1794886214454);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 78, 1, 'bot-78', 'pick crown-5', '', 'ddeeefeafbb9e8ef', 1794886214541);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 79, 2, 'bot-72', 'pick cup-5', '', '8bd2bb7661dd6a4f', 1794886214628);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 80, 1, 'bot-80', 'pass', '', 'e3b0c44298fc1c14', 1794886214680);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 81, 2, 'bot-73', 'pass', '', '73943bfe9aa8af75', 1794886214693);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 82, 2, 'bot-74', 'pick gold-5', '', 'be03965e73f4a9a4', 1794886214786);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 83, 1, 'bot-83', 'play solar-eclipse', '', 'e3b0c44298fc1c14', 1794886214819);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 84, 2, 'bot-75', 'pass', '', '54323ccaf45bd3b5', 1794886214829);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 85, 2, 'bot-76', 'pass', '', 'b03cb27a936a7560', 1794886214871);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 86, 1, 'bot-86', 'pick crown-4', '', '14521542b59fcb10', 1794886214955);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 87, 0, 'k14', 'keep apprentice', '', 'b0a2c006e80468a5', 1794886214962);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 88, 0, 'k15', 'pass', '', '0f6654f5a2978770', 1794886215021);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 89, 2, 'bot-80', 'pass', '', 'e3b0c44298fc1c14', 1794886215054);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 90, 0, 'k16', 'pass', '', '73943bfe9aa8af75', 1794886215069);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 91, 1, 'bot-90', 'buy crown-5', '', '36c9ccc61a4670f3', 1794886215151);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 92, 0, 'k17', 'pass', '', 'e3b0c44298fc1c14', 1794886215161);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 93, 1, 'bot-91', 'pass', '', 'c4294cb877f0e420', 1794886215197);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 94, 0, 'k18', 'pass', '', 'e3b0c44298fc1c14', 1794886215220);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 95, 1, 'bot-92', 'pass', '', '73943bfe9aa8af75', 1794886215236);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 96, 0, 'k19', 'pass', '', '2657bf15797d7f1f', 1794886215265);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 97, 1, 'bot-94', 'pass', '', 'e3b0c44298fc1c14', 1794886215300);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 98, 2, 'bot-86', 'pass', '', 'e3b0c44298fc1c14', 1794886215308);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 99, 0, 'k20', 'pass', '', '73943bfe9aa8af75', 1794886215313);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 100, 2, 'bot-88', 'buy gold-5', '', 'dbfd1deee7146d0d', 1794886215396);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 101, 0, 'k21', 'pass', '', 'e3b0c44298fc1c14', 1794886215409);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 102, 1, 'bot-97', 'play lamp', '', 'e3b0c44298fc1c14', 1794886215439);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 103, 2, 'bot-89', 'pass', '', 'd188c9c5c73000d1', 1794886215443);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 104, 0, 'k22', 'pass', '', 'e3b0c44298fc1c14', 1794886215468);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 105, 2, 'bot-90', 'pass', '', 'd7d9ebfe2b9a157d', 1794886215479);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 106, 1, 'bot-100', 'pass', '', 'e3b0c44298fc1c14', 1794886215519);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 107, 2, 'bot-91', 'pass', '', 'e3b0c44298fc1c14', 1794886215524);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 108, 0, 'k23', 'pass', '', 'cde45d4584003c2e', 1794886215533);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 109, 1, 'bot-102', 'pass', '', 'e3b0c44298fc1c14', 1794886215572);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 110, 2, 'bot-93', 'pass', '', 'e3b0c44298fc1c14', 1794886215580);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 111, 0, 'k24', 'pass', '', '73943bfe9aa8af75', 1794886215591);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 0, NULL, NULL, 'deal', '25 14 16 21 18 21 17 0 1 18 9 18 16 15 5 10 6 9 4 8 6 5 2 1 3 3 2 0 1 12 3 13 5 2 7 2 7 6 6 3 1 2 2 1 16 91 34 89 63 36 36 86 62 18 49 89 7 7 50 64 38 18 70 18 3 71 16 27 2 70 36 38 67 62 7 68 24 32 21 40 67 18 15 59 51 28 33 13 3 51 30 16 7 15 35 17 28 7 32 37 4 43 45 42 26 22 16 22 5 34 16 5 27 5 19 28 26 27 17 26 10 16 0 18 5 12 5 7 8 14 15 2 14 12 2 2 8 1 5 1 3 4 6 5 3 1 2 1 0 3 0 1 48 29 20 26 26 36 35 18 16 16 6 7', '29df09bd72aeda07', 1794886215612);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 1, 0, 'bot-1', 'bid 12', '', 'b7751999e6b35d49', 1794886215623);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 2, 1, 'k0', 'bid 5', '', '37e5a38e3eb6b59e', 1794886215630);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 3, 0, 'bot-3', 'bid 1', '', '75403b5248057027', 1794886215638);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 112, 1, 'bot-104', 'buy crown-4', '', 'f9bbe3e328e447db', 1794886215677);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 4, 1, 'k1', 'bid 0', '', 'd8555539d16b97a9', 1794886215688);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 5, 0, 'bot-5', 'pick r6c1', '', 'e3e5e10afc46fa16', 1794886215703);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 6, 0, 'bot-6', 'drop assassin r5c1', '', 'c4ad1f8cf92fae58', 1794886215714);
INSERT INTO public.steps VALUES ('c2ynqr5fav9kww46', 113, 1, 'bot-105', 'pass', '', 'e3b0c44298fc1c14', 1794886215721);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 7, 0, 'bot-7', 'drop vizier r4c1', '', '0f68f3a444334787', 1794886215736);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 8, 0, 'bot-8', 'drop artisan r4c2', '', 'c20719fa1cbb0b0b', 1794886215746);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 9, 0, 'bot-9', 'camel', '16 15 12 8', '78b8323273dae650', 1794886215755);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 10, 0, 'bot-10', 'keep-item crown', '', '1aeb0bbd37eaf5fb', 1794886215762);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 11, 0, 'bot-11', 'continue', '', '6106c1046f6b1a96', 1794886215769);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 12, 0, 'bot-12', 'decline', '', '6106c1046f6b1a96', 1794886215793);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 13, 0, 'bot-13', 'end-turn', '', '93ad9f467bee4cc6', 1794886215801);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 14, 1, 'k2', 'pick r2c6', '', 'b6ff0407bbc0975f', 1794886215810);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 15, 1, 'k3', 'drop elder r3c6', '', '475eb434c9acf0ee', 1794886215865);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 16, 1, 'k4', 'drop builder r4c6', '', '88a8a1222f3796bc', 1794886215925);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 17, 1, 'k5', 'drop merchant r4c5', '', '6399843e45b9f042', 1794886215989);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 18, 1, 'k6', 'end-turn', '', '9abb9d126808661d', 1794886216102);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 19, 0, 'bot-19', 'pick r3c3', '', '00019eb8af64393a', 1794886216118);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 20, 0, 'bot-20', 'drop vizier r2c3', '', '247ec7eca7eb2cc2', 1794886216140);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 21, 0, 'bot-21', 'drop elder r2c4', '', 'ee510022c5edd3a1', 1794886216160);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 22, 0, 'bot-22', 'drop builder r1c4', '', 'f933b000495cde1d', 1794886216176);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 23, 0, 'bot-23', 'continue', '', 'f63a0986b1f8a148', 1794886216185);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 24, 0, 'bot-24', 'continue', '', '6106c1046f6b1a96', 1794886216201);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 25, 0, 'bot-25', 'buy 1', '', 'c30acd6802ee3f1a', 1794886216208);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 26, 0, 'bot-26', 'end-turn', '', '93ad9f467bee4cc6', 1794886216217);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 27, 1, 'k7', 'pick r3c1', '', '73426cf3b6bb8c6a', 1794886216279);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 28, 1, 'k8', 'drop artisan r4c1', '', '58f62497acfe818c', 1794886216340);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 29, 1, 'k9', 'drop elder r5c1', '', 'f16a66463098908a', 1794886216421);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 30, 1, 'k10', 'drop elder r5c2', '', '6817ac1c6f64c4d6', 1794886216485);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 31, 1, 'k11', 'end-turn', '17 19 21', 'a1c1fc7bf0f9cdb2', 1794886216740);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 32, 0, 'bot-32', 'bid 3', '', 'b0fd1deccb39ac2b', 1794886216750);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 33, 1, 'k12', 'bid 0', '', '218defdeeeccb8f4', 1794886216753);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 34, 0, 'bot-34', 'bid 0', '', 'b2cc85d88ef17b6e', 1794886216762);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 35, 1, 'k13', 'bid 12', '', '92de4f203a64d4fc', 1794886216805);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 36, 1, 'k14', 'pick r5c5', '', '8b69b87b99bbb446', 1794886216941);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 37, 1, 'k15', 'drop merchant r6c5', '', '0c52d60fb65e02cc', 1794886216945);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 38, 1, 'k16', 'drop elder r6c4', '', 'feff4146cdf4e99d', 1794886217116);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 39, 1, 'k17', 'drop merchant r6c3', '', '280c4379ce2aa41c', 1794886217193);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 40, 1, 'k18', 'summon haurvatat elder+elder', '', '9d6fb566bbbd35af', 1794886217261);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 41, 1, 'k19', 'offer wheat', '', 'e3b0c44298fc1c14', 1794886217314);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 42, 1, 'k20', 'sell', '', '02b0f77d7d323a75', 1794886217385);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 43, 1, 'k21', 'end-turn', '', '9abb9d126808661d', 1794886217437);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 44, 0, 'bot-43', 'pick r4c1', '', 'bb97ffad0d436c93', 1794886217460);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 45, 0, 'bot-44', 'drop vizier r3c1', '', '42094be34d06fa04', 1794886217484);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 46, 0, 'bot-45', 'drop assassin r3c2', '', '32aa2771dbf50681', 1794886217494);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 47, 0, 'bot-46', 'drop vizier r3c3', '', '89a36ae4bd546450', 1794886217504);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 48, 0, 'bot-47', 'drop builder r2c3', '', 'b91f3cfe02db3486', 1794886217505);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 49, 0, 'bot-48', 'drop artisan r2c4', '', 'eaf0ca972b2ce7a3', 1794886217510);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 50, 0, 'bot-49', 'continue', '12 10', 'ae75fcd54d82599a', 1794886217517);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 51, 0, 'bot-50', 'keep-item chest', '', '1527011f396065a9', 1794886217527);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 52, 0, 'bot-51', 'continue', '', '6106c1046f6b1a96', 1794886217541);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 53, 0, 'bot-52', 'buy 5', '', '9ebd021dbbe5931f', 1794886217549);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 54, 0, 'bot-53', 'end-turn', '', '141f96af3f36df45', 1794886217557);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 55, 0, 'bot-54', 'pick r3c6', '', '0af5ce721dbd6cc7', 1794886217565);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 56, 0, 'bot-55', 'drop builder r4c6', '', '88a8a1222f3796bc', 1794886217580);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 57, 0, 'bot-56', 'drop merchant r5c6', '', 'e73fb48416fc5c7d', 1794886217586);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 58, 0, 'bot-57', 'drop vizier r6c6', '', 'b56a96fff9e92f58', 1794886217593);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 59, 0, 'bot-58', 'drop elder r6c5', '', '8b33cb95bdf3bf45', 1794886217608);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 60, 0, 'bot-59', 'continue', '', '64e1f93af3e570d7', 1794886217624);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 61, 0, 'bot-60', 'continue', '', '68a799b8bf919aa5', 1794886217626);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 62, 0, 'bot-61', 'end-turn', '', '93ad9f467bee4cc6', 1794886217636);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 63, 1, 'k22', 'pick r4c3', '', '8958b2d1a800604d', 1794886217643);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 64, 1, 'k23', 'drop merchant r4c2', '', 'cfeb9e4e26312271', 1794886217713);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 65, 1, 'k24', 'drop merchant r4c1', '', '2912f549a2848d41', 1794886217762);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 66, 1, 'k25', 'drop builder r5c1', '', '4ec424edbe747ed2', 1794886217820);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 67, 1, 'k26', 'builders fakirs 1', '', '7be90c8cb9ec0888', 1794886217877);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 68, 1, 'k27', 'buy 1 3', '', 'b18c03d3c9d016b1', 1794886217921);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 69, 1, 'k28', 'end-turn', '25 15 23 35 20 19', '2641e31dd1fe368b', 1794886217973);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 70, 1, 'k29', 'bid 8', '', 'f365d10441c81ff8', 1794886218033);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 71, 0, 'bot-70', 'bid 0', '', 'b2cc85d88ef17b6e', 1794886218039);
INSERT INTO public.steps VALUES ('393c22gwjqgsskem', 72, 0, 'bot-71', 'bid 0', '', 'b2cc85d88ef17b6e', 1794886218045);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 0, NULL, NULL, 'deal', '1 9 3 19 44 1 15 22 24 41 27 18 22 27 5 21 27 22 23 1 22 3 22 0 9 12 14 17 16 11 16 7 0 1 9 1 12 7 11 8 2 3 7 6 0 4 2 2 0 0 10 10 2 6 3 2 5 0 3 5 2 0 1 0 0 5 10 7 2 5 6 4 2 1 0 0 1 1 0 1', '2c59d286d1c0fa37', 1794886218047);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 1, 1, 'bot-1', 'place 5 room-4', '', '3b4d9946915c1367', 1794886218050);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 2, 0, 'bot-2', 'place 2 cave-3', '1', 'be92091f4f4b5fc6', 1794886218053);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 3, 1, 'bot-3', 'place 2 room-2', '', '82b3a31c79a7dde6', 1794886218055);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 4, 0, 'bot-4', 'place 5 cave-1', '4', 'b5639bdef8a4cd64', 1794886218058);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 5, 1, 'bot-5', 'place 3 cave-4', '', 'f62f73c4c295a24c', 1794886218060);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 6, 0, 'bot-6', 'place 4 room-3', '3', '9815c50c5ad46c67', 1794886218063);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 7, 1, 'bot-7', 'place 4 cave-3', '', 'a8302b978b9cbf8b', 1794886218065);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 8, 0, 'bot-8', 'place 3 room-1', '9', '39b36d83d31f19cd', 1794886218068);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 9, 1, 'bot-9', 'place 1 caravanserai', '', '6f869339f9f4cfc6', 1794886218071);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 10, 0, 'bot-10', 'place 1 cave-2', '6', '59a49b5823660e2e', 1794886218074);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 11, 1, 'bot-11', 'pick gem-3', '', 'b6f9fbe723ef7ac8', 1794886218077);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 12, 1, 'bot-12', 'pick pearl-5', '', 'aafe96358b3dd1d7', 1794886218080);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 13, 0, 'bot-13', 'pick gem-4', '', '7744f72b6c7576a2', 1794886218082);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 14, 0, 'bot-14', 'pick gold-2', '', '01bb5609c0a4c5e1', 1794886218085);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 15, 1, 'bot-15', 'name 1', '', 'f47556819bf14dc6', 1794886218087);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 16, 0, 'bot-16', 'buy crown-3', '', '00045ec4593eeae4', 1794886218090);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 17, 1, 'bot-17', 'buy pearl-5', '', 'c70ae444b2372cec', 1794886218092);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 18, 1, 'bot-18', 'pass', '', 'b3fe5b54075bcd2a', 1794886218094);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 19, 1, 'bot-19', 'play key', '', '2414c03eb32fe470', 1794886218096);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 20, 0, 'bot-20', 'buy gem-4', '', 'd15464ca5d601024', 1794886218102);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 21, 0, 'bot-21', 'play lamp', '', 'cefd7b62236cf611', 1794886218110);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 22, 0, 'bot-22', 'pass', '', '9b3f65cc4c14d431', 1794886218113);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 23, 0, 'bot-23', 'pass', '', '73943bfe9aa8af75', 1794886218116);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 24, 1, 'bot-24', 'buy crown-5', '2 1 0 1', '98b14d844cbfa076', 1794886218118);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 25, 0, 'bot-25', 'pass', '', '73943bfe9aa8af75', 1794886218121);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 26, 1, 'bot-26', 'place 5 room-4', '', '3b4d9946915c1367', 1794886218124);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 27, 0, 'bot-27', 'pass', '', '73943bfe9aa8af75', 1794886218126);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 28, 0, 'bot-28', 'place 2 room-1', '6', 'b53b9dbedfe55ad8', 1794886218129);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 29, 0, 'bot-29', 'pass', '', '73943bfe9aa8af75', 1794886218132);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 30, 1, 'bot-30', 'place 3 tent', '', 'c354fa3ca3fb8cef', 1794886218134);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 31, 0, 'bot-31', 'pass', '', '73943bfe9aa8af75', 1794886218137);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 32, 0, 'bot-32', 'place 1 room-4', '7', '480ae2f7c15c8762', 1794886218139);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 33, 0, 'bot-33', 'pass', '', '73943bfe9aa8af75', 1794886218141);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 34, 1, 'bot-34', 'place 4 room-3', '', 'ac33c70a92652310', 1794886218144);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 35, 0, 'bot-35', 'pass', '', '73943bfe9aa8af75', 1794886218147);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 36, 0, 'bot-36', 'place 4 cave-2', '1', '41f13aca80ef3651', 1794886218163);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 37, 0, 'bot-37', 'pass', '', '73943bfe9aa8af75', 1794886218175);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 38, 1, 'bot-38', 'place 2 cave-1', '', '6e66c8ebe43eebb4', 1794886218187);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 39, 0, 'bot-39', 'pass', '', '73943bfe9aa8af75', 1794886218196);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 40, 0, 'bot-40', 'place 5 cave-3', '3', '4437ed302f617cfb', 1794886218204);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 41, 0, 'bot-41', 'pass', '', '73943bfe9aa8af75', 1794886218215);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 42, 1, 'bot-42', 'place 1 cave-2', '', '6f4d36377be430c2', 1794886218224);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 43, 0, 'bot-43', 'pass', '', '73943bfe9aa8af75', 1794886218231);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 44, 0, 'bot-44', 'place 3 room-4', '0', '2c76c3a54a59b095', 1794886218239);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 45, 0, 'bot-45', 'pass', '', 'e3b0c44298fc1c14', 1794886218246);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 46, 1, 'bot-45', 'pass', '', '52a0f6bc5be1718b', 1794886218250);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 47, 0, 'bot-47', 'play second-chance #2', '', 'e3b0c44298fc1c14', 1794886218261);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 48, 1, 'bot-46', 'play carpet cave-4 for 1', '', 'e3b0c44298fc1c14', 1794886218263);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 49, 0, 'bot-48', 'to cave-4', '', 'c406611993d6a5a2', 1794886218266);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 50, 1, 'bot-48', 'pick gem-2', '', '711c41b38620d9bb', 1794886218270);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 51, 0, 'bot-50', 'pick cup-2', '', '3bf3e642f5fd074e', 1794886218272);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 52, 0, 'bot-51', 'pick gold-5', '', 'd9f649e45590c797', 1794886218278);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 53, 0, 'bot-52', 'pick gold-5', '', '1dd0b7098048c134', 1794886218281);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 54, 1, 'bot-52', 'keep solar-eclipse', '', '4bd022529fd1b095', 1794886218284);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 55, 1, 'bot-53', 'pass', '', '810b18a26ebd642b', 1794886218287);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 56, 1, 'bot-54', 'pass', '', '546af8cd5e531a49', 1794886218295);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 57, 1, 'bot-55', 'pass', '', 'cc09ed9adf2ab3c8', 1794886218297);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 58, 1, 'bot-56', 'pass', '', '73943bfe9aa8af75', 1794886218301);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 59, 1, 'bot-57', 'buy gem-2 gem-3 bribe pearl-2', '', '315fe732ae813407', 1794886218305);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 60, 1, 'bot-58', 'pass', '', '5089029ca19acaf7', 1794886218309);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 61, 1, 'bot-59', 'pass', '', '73943bfe9aa8af75', 1794886218313);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 62, 1, 'bot-60', 'buy pearl-5', '1 2 2 1', '30ad2380b8902a64', 1794886218316);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 63, 1, 'bot-61', 'play lamp', '', 'd188c9c5c73000d1', 1794886218320);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 64, 1, 'bot-62', 'pass', '', 'f559a2b1fcef00a7', 1794886218324);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 65, 1, 'bot-63', 'pass', '', '73943bfe9aa8af75', 1794886218327);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 66, 0, 'bot-65', 'place 1 room-2', '', '9d3b7a5866b6210b', 1794886218330);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 67, 1, 'bot-65', 'pass', '', '73943bfe9aa8af75', 1794886218336);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 68, 1, 'bot-66', 'place 2 cave-4', '2', 'bc5800a5837fa741', 1794886218340);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 69, 1, 'bot-67', 'pass', '', '73943bfe9aa8af75', 1794886218342);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 70, 0, 'bot-69', 'place 4 room-1', '', '6273105e1ff1c370', 1794886218345);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 71, 1, 'bot-69', 'pass', '', '73943bfe9aa8af75', 1794886218347);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 72, 1, 'bot-70', 'place 1 room-3', '0', '31a85c86b6779df3', 1794886218350);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 73, 1, 'bot-71', 'pass', '', '73943bfe9aa8af75', 1794886218354);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 74, 0, 'bot-73', 'place 5 room-3', '', '77f3a625a76ed977', 1794886218358);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 75, 1, 'bot-73', 'pass', '', '73943bfe9aa8af75', 1794886218360);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 76, 1, 'bot-74', 'place 3 tent', '8', '0729eb471ef2762b', 1794886218363);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 77, 1, 'bot-75', 'pass', '', '73943bfe9aa8af75', 1794886218366);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 78, 0, 'bot-77', 'place 2 room-4', '', '2b118ffbf67bd4e0', 1794886218367);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 79, 1, 'bot-77', 'pass', '', '73943bfe9aa8af75', 1794886218370);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 80, 1, 'bot-78', 'place 4 caravanserai', '8', 'e06f824a4b94f874', 1794886218372);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 81, 1, 'bot-79', 'pass', '', '73943bfe9aa8af75', 1794886218375);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 82, 0, 'bot-81', 'place 3 tent', '', '994271474576a0eb', 1794886218377);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 83, 1, 'bot-81', 'pass', '', '73943bfe9aa8af75', 1794886218378);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 84, 1, 'bot-82', 'place 5 cave-3', '6', 'c5b17972af8af438', 1794886218381);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 85, 1, 'bot-83', 'pass', '', 'bda3b2898b287f1b', 1794886218383);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 86, 1, 'bot-84', 'pass', '', '9acf8e624cb5fe21', 1794886218391);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 87, 1, 'bot-85', 'pick crown-4', '', 'dfc3076655e9dc87', 1794886218394);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 88, 1, 'bot-86', 'pass', '', '73943bfe9aa8af75', 1794886218396);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 89, 1, 'bot-87', 'pick gem-4', '', '6a546efcee254851', 1794886218400);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 90, 1, 'bot-88', 'pass', '', '54f0c19d6311909b', 1794886218404);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 91, 1, 'bot-89', 'pass', '', 'e451911fccf2b6e9', 1794886218408);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 92, 1, 'bot-90', 'pass', '', '6347ca6ff60ec4f7', 1794886218421);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 93, 0, 'bot-92', 'keep lunar-eclipse', '', '5a7a7b2d214f9b65', 1794886218427);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 94, 0, 'bot-93', 'pass', '', 'e3b0c44298fc1c14', 1794886218433);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 95, 1, 'bot-92', 'pass', '', '73943bfe9aa8af75', 1794886218440);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 96, 1, 'bot-93', 'name 1', '', 'b7dded4ef574e7fe', 1794886218449);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 97, 0, 'bot-96', 'pass', '', 'e3b0c44298fc1c14', 1794886218457);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 98, 1, 'bot-94', 'play sultans-tax', '', '0b07567d4b6e2830', 1794886218461);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 99, 0, 'bot-98', 'play counterspell @0', '', 'e3b0c44298fc1c14', 1794886218462);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 100, 1, 'bot-95', 'pass', '', '00416a3be6e01ddd', 1794886218468);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 101, 0, 'bot-100', 'pass', '', 'e3b0c44298fc1c14', 1794886218470);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 102, 1, 'bot-96', 'pass', '', '96308c9cc1aedfbe', 1794886218474);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 103, 0, 'bot-102', 'pass', '', 'e3b0c44298fc1c14', 1794886218482);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 104, 1, 'bot-97', 'play solar-eclipse', '', '54323ccaf45bd3b5', 1794886218646);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 105, 0, 'bot-104', 'pass', '', 'e3b0c44298fc1c14', 1794886218672);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 106, 1, 'bot-98', 'pass', '', '04ff71c8f6d31492', 1794886218728);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 107, 0, 'bot-106', 'pass', '', 'e3b0c44298fc1c14', 1794886218792);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 108, 1, 'bot-99', 'pass', '', '661557cfc988c55c', 1794886218839);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 109, 0, 'bot-108', 'pass', '', 'e3b0c44298fc1c14', 1794886218856);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 110, 1, 'bot-100', 'pass', '', '73943bfe9aa8af75', 1794886218861);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 111, 0, 'bot-110', 'buy cup-2 bribe gold-2 gold-3', '', '840fcf33755a3732', 1794886218866);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 112, 0, 'bot-111', 'pass', '', 'e3b0c44298fc1c14', 1794886218888);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 113, 1, 'bot-102', 'pass', '', '1e63d70717bf57d0', 1794886218916);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 114, 0, 'bot-113', 'play key', '', 'e3b0c44298fc1c14', 1794886218946);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 115, 1, 'bot-103', 'pass', '', 'cf8d2956666ed5f2', 1794886219004);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 116, 0, 'bot-115', 'pass', '', 'e3b0c44298fc1c14', 1794886219012);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 117, 1, 'bot-104', 'pass', '', '4edefd6f08bd71a7', 1794886219024);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 118, 0, 'bot-117', 'pass', '', 'e3b0c44298fc1c14', 1794886219034);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 119, 1, 'bot-105', 'pass', '', '41aa58f984e97a3f', 1794886219041);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 120, 0, 'bot-119', 'buy gold-5', '', '0bb83795c46f752b', 1794886219049);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 121, 0, 'bot-120', 'pass', '', 'e3b0c44298fc1c14', 1794886219058);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 122, 1, 'bot-107', 'pass', '', 'd3b072c62d0766b3', 1794886219065);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 123, 0, 'bot-122', 'pass', '', 'e3b0c44298fc1c14', 1794886219074);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 124, 1, 'bot-108', 'pass', '', '73943bfe9aa8af75', 1794886219082);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 125, 0, 'bot-124', 'buy crown-2', '9 6 36 10 0 30 9 15 23 2 24 16 24 24 19 5 17 13 20 4 13 0 2 0 11 8 7 2 5 9 0 5 4 0 4 1 0 0 1 3 0 1', '145dfb575c7c5371', 1794886219092);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 126, 0, 'bot-125', 'pass', '', 'e3b0c44298fc1c14', 1794886219143);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 127, 1, 'bot-110', 'pass', '', '73943bfe9aa8af75', 1794886219169);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 128, 1, 'bot-111', 'place 1 room-4', '', 'e36f6d5ac2f812e2', 1794886219230);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 129, 0, 'bot-128', 'pass', '', 'e3b0c44298fc1c14', 1794886219253);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 130, 1, 'bot-112', 'pass', '', '73943bfe9aa8af75', 1794886219261);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 131, 0, 'bot-130', 'place 2 room-2', '0', '057d5e7fd60eaf75', 1794886219271);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 132, 0, 'bot-131', 'pass', '', 'e3b0c44298fc1c14', 1794886219286);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 133, 1, 'bot-114', 'pass', '', '73943bfe9aa8af75', 1794886219296);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 134, 1, 'bot-115', 'place 4 tent', '', '75e2c9c4d547e634', 1794886219325);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 135, 0, 'bot-134', 'pass', '', 'e3b0c44298fc1c14', 1794886219328);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 136, 1, 'bot-116', 'pass', '', '73943bfe9aa8af75', 1794886219331);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 137, 0, 'bot-136', 'place 3 cave-4', '0', 'db2173bcddda2639', 1794886219333);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 138, 0, 'bot-137', 'pass', '', 'e3b0c44298fc1c14', 1794886219336);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 139, 1, 'bot-118', 'pass', '', '73943bfe9aa8af75', 1794886219338);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 140, 1, 'bot-119', 'place 3 room-3', '', 'f7d833123dcb777f', 1794886219340);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 141, 0, 'bot-140', 'pass', '', 'e3b0c44298fc1c14', 1794886219343);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 142, 1, 'bot-120', 'pass', '', '73943bfe9aa8af75', 1794886219345);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 143, 0, 'bot-142', 'place 5 cave-2', '4', '9ca462917704b02d', 1794886219348);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 144, 0, 'bot-143', 'pass', '', 'e3b0c44298fc1c14', 1794886219349);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 145, 1, 'bot-122', 'pass', '', '73943bfe9aa8af75', 1794886219351);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 146, 1, 'bot-123', 'place 2 room-1', '', 'fc93471282ec70c7', 1794886219355);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 147, 0, 'bot-146', 'pass', '', 'e3b0c44298fc1c14', 1794886219358);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 148, 1, 'bot-124', 'pass', '', '73943bfe9aa8af75', 1794886219360);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 149, 0, 'bot-148', 'place 1 cave-2', '7', 'ade289a4a6c4cc0c', 1794886219364);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 150, 0, 'bot-149', 'pass', '', 'e3b0c44298fc1c14', 1794886219367);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 151, 1, 'bot-126', 'pass', '', '73943bfe9aa8af75', 1794886219369);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 152, 1, 'bot-127', 'place 5 cave-1', '', '6754200fa2752fa0', 1794886219371);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 153, 0, 'bot-152', 'pass', '', 'e3b0c44298fc1c14', 1794886219374);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 154, 1, 'bot-128', 'pass', '', '73943bfe9aa8af75', 1794886219381);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 155, 0, 'bot-154', 'place 4 room-4', '1', '35c9ffa77b934d9c', 1794886219384);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 156, 0, 'bot-155', 'pass', '', 'e3b0c44298fc1c14', 1794886219387);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 157, 1, 'bot-130', 'pass', '', '0198d0eec1437d4b', 1794886219389);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 158, 0, 'bot-157', 'pass', '', 'e3b0c44298fc1c14', 1794886219392);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 159, 1, 'bot-131', 'pass', '', 'b6a01dc88b63a5bf', 1794886219395);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 160, 0, 'bot-159', 'pick crown-3', '', '9802b9216770a28c', 1794886219398);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 161, 0, 'bot-160', 'play carpet cave-3 for 0', '', 'e3b0c44298fc1c14', 1794886219401);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 162, 1, 'bot-133', 'pass', '', 'cd829e27a4523cb6', 1794886219402);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 163, 0, 'bot-162', 'pass', '', 'e3b0c44298fc1c14', 1794886219404);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 164, 1, 'bot-134', 'pass', '', '4bbcc01105fa01aa', 1794886219406);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 165, 0, 'bot-164', 'pass', '', 'e3b0c44298fc1c14', 1794886219408);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 166, 1, 'bot-135', 'pass', '', '73943bfe9aa8af75', 1794886219410);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 167, 0, 'bot-166', 'pick gold-4', '', '11d040c849019482', 1794886219416);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 168, 0, 'bot-167', 'pass', '', 'e3b0c44298fc1c14', 1794886219419);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 169, 1, 'bot-137', 'pass', '', '73943bfe9aa8af75', 1794886219421);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 170, 0, 'bot-169', 'pick crown-3', '', 'd86b467ecc9abca0', 1794886219425);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 171, 0, 'bot-170', 'pass', '', 'e3b0c44298fc1c14', 1794886219430);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 172, 1, 'bot-139', 'pass', '', '9d9310b9dc955231', 1794886219432);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 173, 0, 'bot-172', 'pass', '', 'e3b0c44298fc1c14', 1794886219435);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 174, 1, 'bot-140', 'pass', '', '586b9b9c04ff0fdc', 1794886219436);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 175, 0, 'bot-174', 'pass', '', 'e3b0c44298fc1c14', 1794886219439);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 176, 1, 'bot-141', 'pass', '', '4bc6e273411e5279', 1794886219441);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 177, 1, 'bot-142', 'keep last-will-be-first', '', '3c69eb4603c8c984', 1794886219444);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 178, 0, 'bot-177', 'pass', '', 'e3b0c44298fc1c14', 1794886219446);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 179, 1, 'bot-143', 'pass', '', 'ad7180f1d739782f', 1794886219447);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 180, 0, 'bot-179', 'play key', '', 'e3b0c44298fc1c14', 1794886219450);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 181, 1, 'bot-144', 'pass', '', 'cf8d2956666ed5f2', 1794886219452);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 182, 0, 'bot-181', 'pass', '', 'e3b0c44298fc1c14', 1794886219454);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 183, 1, 'bot-145', 'pass', '', '4edefd6f08bd71a7', 1794886219455);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 184, 0, 'bot-183', 'pass', '', 'e3b0c44298fc1c14', 1794886219457);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 185, 1, 'bot-146', 'pass', '', '73943bfe9aa8af75', 1794886219458);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 186, 1, 'bot-147', 'buy crown-4', '', 'fe22b91cc705044f', 1794886219460);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 187, 0, 'bot-186', 'pass', '', 'e3b0c44298fc1c14', 1794886219463);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 188, 1, 'bot-148', 'pass', '', 'a7729a8933650782', 1794886219467);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 189, 0, 'bot-188', 'play lunar-eclipse', '', 'e3b0c44298fc1c14', 1794886219478);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 190, 1, 'bot-149', 'pass', '', '4da20ae15b4107d2', 1794886219485);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 191, 1, 'bot-150', 'pass', '', 'ef8d6956959a5117', 1794886219494);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 192, 1, 'bot-151', 'pass', '', '73943bfe9aa8af75', 1794886219501);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 193, 0, 'bot-192', 'buy crown-3', '', '39ea1c65fa929d3b', 1794886219505);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 194, 1, 'bot-153', 'pass', '', '55674192a6748992', 1794886219509);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 195, 1, 'bot-154', 'pass', '', '73943bfe9aa8af75', 1794886219517);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 196, 1, 'bot-155', 'buy gold-3', '', '1ab647ed8a1a89b2', 1794886219521);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 197, 1, 'bot-156', 'pass', '', '26b9568026404e9c', 1794886219523);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 198, 1, 'bot-157', 'play double #1', '', '1c235a00ac28e039', 1794886219526);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 199, 1, 'bot-158', 'play double #1', '', '1c235a00ac28e039', 1794886219528);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 200, 1, 'bot-159', 'play last-will-be-first', '', 'dd5046d0503b1fe1', 1794886219531);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 201, 0, 'bot-200', 'play counterspell @2', '', 'e3b0c44298fc1c14', 1794886219533);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 202, 1, 'bot-160', 'play carpet room-4 for 1', '', '1cf81d049efb9575', 1794886219534);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 203, 1, 'bot-161', 'pass', '', '48ffefc6db3866e6', 1794886219536);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 204, 1, 'bot-162', 'pass', '', '73943bfe9aa8af75', 1794886219538);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 205, 1, 'bot-163', 'pass', '', '6cb647c101881014', 1794886219540);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 206, 0, 'bot-205', 'buy gold-4', '1 3 2 1', '59b0acbe0bd545ae', 1794886219543);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 207, 0, 'bot-206', 'play lamp', '', 'e3b0c44298fc1c14', 1794886219544);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 208, 1, 'bot-165', 'pass', '', '25554dcf5b68d105', 1794886219545);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 209, 1, 'bot-166', 'pass', '', 'b621bffadf4ba5a2', 1794886219548);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 210, 0, 'bot-209', 'pass', '', 'e3b0c44298fc1c14', 1794886219550);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 211, 1, 'bot-167', 'pass', '', '73943bfe9aa8af75', 1794886219551);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 212, 0, 'bot-211', 'place 2 room-2', '', 'fe86c7d5cc54a9e3', 1794886219553);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 213, 0, 'bot-212', 'play trade', '', 'e3b0c44298fc1c14', 1794886219555);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 214, 1, 'bot-169', 'pass', '', '5bd66f12cc3c0930', 1794886219556);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 215, 1, 'bot-170', 'pass', '', '0fc0e4e34a8d3cbf', 1794886219557);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 216, 0, 'bot-215', 'give gold-5', '', '250c4f8893f22587', 1794886219560);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 217, 0, 'bot-216', 'enough', '', '34bee805154ea47f', 1794886219562);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 218, 0, 'bot-217', 'take crown-5', '', '31d1865b1cdaf338', 1794886219564);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 219, 1, 'bot-174', 'pass', '', '73943bfe9aa8af75', 1794886219566);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 220, 1, 'bot-175', 'place 3 cave-4', '4', '763a8ae5cf07d68e', 1794886219569);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 221, 1, 'bot-176', 'pass', '', '73943bfe9aa8af75', 1794886219571);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 222, 0, 'bot-221', 'place 4 room-2', '', '96a269a98037df36', 1794886219573);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 223, 1, 'bot-178', 'pass', '', '73943bfe9aa8af75', 1794886219574);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 224, 1, 'bot-179', 'place 5 room-1', '6', 'c04e3d9a8c2e5264', 1794886219576);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 225, 1, 'bot-180', 'pass', '', '73943bfe9aa8af75', 1794886219579);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 226, 0, 'bot-225', 'place 3 tent', '', '39490859c4be8e5a', 1794886219581);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 227, 1, 'bot-182', 'pass', '', '73943bfe9aa8af75', 1794886219584);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 228, 1, 'bot-183', 'place 2 cave-2', '3', '3508709a60915b4f', 1794886219586);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 229, 1, 'bot-184', 'pass', '', '73943bfe9aa8af75', 1794886219589);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 230, 0, 'bot-229', 'place 1 cave-2', '', '0b3235d6b6b8ac03', 1794886219591);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 231, 1, 'bot-186', 'pass', '', '73943bfe9aa8af75', 1794886219593);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 232, 1, 'bot-187', 'place 4 caravanserai', '7', '0e204e3f768a69f7', 1794886219595);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 233, 1, 'bot-188', 'pass', '', '73943bfe9aa8af75', 1794886219597);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 234, 0, 'bot-233', 'place 5 room-1', '', '0ed0e10a65999a1a', 1794886219600);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 235, 1, 'bot-190', 'pass', '', '73943bfe9aa8af75', 1794886219602);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 236, 1, 'bot-191', 'place 1 cave-3', '0', '65101581c8a92bd8', 1794886219604);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 237, 1, 'bot-192', 'pass', '', '4603e6a339afb8f9', 1794886219606);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 238, 1, 'bot-193', 'pass', '', '73943bfe9aa8af75', 1794886219607);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 239, 1, 'bot-194', 'pick gem-5', '', '64b2cc294caad2c5', 1794886219608);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 240, 1, 'bot-195', 'pass', '', '73943bfe9aa8af75', 1794886219610);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 241, 1, 'bot-196', 'pick pearl-3', '', '8427e1878f79f021', 1794886219612);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 242, 1, 'bot-197', 'pass', '', '73943bfe9aa8af75', 1794886219615);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 243, 1, 'bot-198', 'pick gem-5', '', '57f41e5ad56e6990', 1794886219617);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 244, 1, 'bot-199', 'pass', '', '4b01bd386eba79d1', 1794886219619);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 245, 0, 'bot-244', 'keep spy', '', 'b5b267c44d5cf633', 1794886219621);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 246, 1, 'bot-201', 'name 1', '', 'a249c42ce2181199', 1794886219623);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 247, 1, 'bot-202', 'buy gem-5', '', '3dce79d1e7c93386', 1794886219625);
INSERT INTO public.steps VALUES ('3m3v7326djhf96n4', 248, 0, 'bot-247', 'buy crown-3 crown-5', '', 'e89e99b4c7af9dae', 1794886219627);
INSERT INTO public.tables VALUES ('rf3k7h2vxyb101sk', 'morgenland', 1, 'rules=1 players=3 version=pro payment=match ledger=on cards=,,42,4,53/,43,4,,52/,32,3,54,/5,43,,43,/32,5,,,53/5,,,43,5/,42,42,,43/54,,5,4,/32,,43,51,/52,4,52,,/42,3,32,,4/5,41,,32,3/32,4,,31,32/,53,4,3,3/2,,43,5,31', 'hpegsr1b0j1rq5at', '\x3e2237f8c80dbc1315702f242fb4e85d6856c806794e8ea4a152dc28f69eee10', '\xcb7a1b986e23f6f44ee1882d5afdeded939cd973a7b79ead06fcf6688be04aac', 1794886203768, NULL, NULL, 'easy', NULL, 3, NULL, 0, NULL, NULL, NULL, NULL, 0, NULL);
INSERT INTO public.tables VALUES ('c2ynqr5fav9kww46', 'kartenspiel', 1, 'rules=1 players=3 spells=all start_treasures=2 ledger=on cards=rooms.2.3.4/rooms.3.3.4/rooms.4.4.5/rooms.5.4.5/guard.1/cap.15/ties.lamp/lamp.3.abcdefgo.1/double.3.d/carpet.3.cdefg.3/counterspell.3.answer/key.3.abcdefgo/charity.core.1.abcdefgo.2/trade.core.1.abcdefgo.3/dragon-leaves.core.1.abcd.2/dragons-return.core.1.d/eye-for-an-eye.core.1.bcdefg/second-chance.core.1.cdefg/lunar-eclipse.core.1.d/solar-eclipse.core.1.d/last-will-be-first.core.1.cdefg/spy.core.1.ab/taboo.core.1.abc/sultans-tax.core.1.cdef/mirage.core.1.abcdefg/abracadabra.extension.1.o/apprentice.extension.1.abcdefg/parasite.extension.1.abcdefgo/smuggler.extension.1.e/teleport.extension.1.cdefg/city-tax.extension.1.cde/sacrifice.extension.1.abcdefg.7/donation.extension.1.abcdefg.5', 'hpegsr1b0j1rq5at', '\x52fc7c1e48e265cfd76541e985a5624750716d630a2dbb133e94cbdce37cbdbd', '\xa4ad04170d7aa59373860940eb00162583ecac3e3e9adde78c22665054305dc9', 1794886206019, NULL, NULL, 'medium', NULL, 3, NULL, 0, NULL, NULL, NULL, NULL, 0, NULL);
INSERT INTO public.tables VALUES ('393c22gwjqgsskem', 'five-tribes', 1, 'rules=1 players=2 expansion=on ledger=on ptah=6 geb=6 precious=5,4,2 mountains=nw,es,es', 'hpegsr1b0j1rq5at', '\x270a12981b0f816790edf1bc50ad5725b9da1ba067c4252eec627c659c943363', '\xcdb1d5c0d4fbd6416d0c9d0492e5292dd01394e7c2bd86914b72e6ae3fbb6a91', 1794886215600, NULL, NULL, 'easy', NULL, 3, NULL, 0, NULL, NULL, NULL, NULL, 0, NULL);
INSERT INTO public.tables VALUES ('nme56jv1nsm4khz3', 'morgenland', 1, 'rules=1 players=3 version=basic payment=split length=first-to-three ledger=on cards=,,42,4,53/,43,4,,52/,32,3,54,/5,43,,43,/32,5,,,53/5,,,43,5/,42,42,,43/54,,5,4,/32,,43,51,/52,4,52,,/42,3,32,,4/5,41,,32,3/32,4,,31,32/,53,4,3,3/2,,43,5,31', 'hpegsr1b0j1rq5at', '\x46b2d4bb433944d8e5be6f50a7615bb62aef612392c7f08fa484cb0d856544e6', '\xa84d6ec04c843b0431ce4d8dc12dd9fc2ca64a231d639fe9f14d9a767176d21b', 1794886218038, NULL, NULL, 'easy', NULL, 3, NULL, 0, NULL, NULL, NULL, NULL, 0, NULL);
INSERT INTO public.tables VALUES ('3m3v7326djhf96n4', 'kartenspiel', 1, 'rules=1 players=2 spells=core start_treasures=2 ledger=on cards=rooms.2.3.4/rooms.3.3.4/rooms.4.4.5/rooms.5.4.5/guard.1/cap.15/ties.lamp/lamp.3.abcdefgo.1/double.3.d/carpet.3.cdefg.3/counterspell.3.answer/key.3.abcdefgo/charity.core.1.abcdefgo.2/trade.core.1.abcdefgo.3/dragon-leaves.core.1.abcd.2/dragons-return.core.1.d/eye-for-an-eye.core.1.bcdefg/second-chance.core.1.cdefg/lunar-eclipse.core.1.d/solar-eclipse.core.1.d/last-will-be-first.core.1.cdefg/spy.core.1.ab/taboo.core.1.abc/sultans-tax.core.1.cdef/mirage.core.1.abcdefg/abracadabra.extension.1.o/apprentice.extension.1.abcdefg/parasite.extension.1.abcdefgo/smuggler.extension.1.e/teleport.extension.1.cdefg/city-tax.extension.1.cde/sacrifice.extension.1.abcdefg.7/donation.extension.1.abcdefg.5', 'hpegsr1b0j1rq5at', '\xb23f45de4a2b17d0795e864912432bea60e838a5f0c413882bd949d6222b45fa', '\x94b1f63e7c357e2173ee5af463f5dd8cbab26586b0f49864b52148eca4f10fd4', 1794886218044, 1794886219627, '[1,2]', 'easy', 'nme56jv1nsm4khz3', 3, NULL, 0, NULL, NULL, NULL, NULL, 0, NULL);
INSERT INTO public.tables VALUES ('gtmjh6fb9pchxypw', 'morgenland', 1, 'rules=1 players=3 version=basic payment=split length=first-to-three ledger=on cards=,,42,4,53/,43,4,,52/,32,3,54,/5,43,,43,/32,5,,,53/5,,,43,5/,42,42,,43/54,,5,4,/32,,43,51,/52,4,52,,/42,3,32,,4/5,41,,32,3/32,4,,31,32/,53,4,3,3/2,,43,5,31', 'hpegsr1b0j1rq5at', '\x923ef77ddb782ecc5f8f80fc5b64dc77a34ea9ea901cf1891b51b4611c36222a', '\xf051e5dc0b7e42d798edfe1cb6eb7ee8cfb9879ddb4be15874fbf9232419ccef', 1794886202928, NULL, NULL, 'easy', NULL, 3, '0123456789abcdef', 0, NULL, NULL, NULL, NULL, 0, NULL);
INSERT INTO public.tokens VALUES ('\x92eb4c2752c990aa77217a31b29b2290f1304b3111f5f0f72f49952b70c06762', 'hpegsr1b0j1rq5at', 1794886202925, 'browser', '', 1794886202925, NULL);
ALTER TABLE ONLY public.announcements
    ADD CONSTRAINT announcements_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.beats
    ADD CONSTRAINT beats_pkey PRIMARY KEY (one);
ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT blocks_pkey PRIMARY KEY (person, blocked);
ALTER TABLE ONLY public.calls
    ADD CONSTRAINT calls_pkey PRIMARY KEY (person, table_id);
ALTER TABLE ONLY public.chairs
    ADD CONSTRAINT chairs_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.chairs
    ADD CONSTRAINT chairs_table_id_person_key UNIQUE (table_id, person);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY (table_id, n);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_table_id_person_key_key UNIQUE (table_id, person, key);
ALTER TABLE ONLY public.closures
    ADD CONSTRAINT closures_pkey PRIMARY KEY (shut);
ALTER TABLE ONLY public.deals
    ADD CONSTRAINT deals_pkey PRIMARY KEY (day, game);
ALTER TABLE ONLY public.house_keys
    ADD CONSTRAINT house_keys_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.links
    ADD CONSTRAINT links_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.mutes
    ADD CONSTRAINT mutes_pkey PRIMARY KEY (person, other);
ALTER TABLE ONLY public.nodes
    ADD CONSTRAINT nodes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.notices
    ADD CONSTRAINT notices_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.presses
    ADD CONSTRAINT presses_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.pulse
    ADD CONSTRAINT pulse_pkey PRIMARY KEY (one);
ALTER TABLE ONLY public.rated
    ADD CONSTRAINT rated_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT ratings_pkey PRIMARY KEY (game, players, who);
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.steps
    ADD CONSTRAINT steps_pkey PRIMARY KEY (table_id, n);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tallies
    ADD CONSTRAINT tallies_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.tries
    ADD CONSTRAINT tries_pkey PRIMARY KEY (day, game, person);
ALTER TABLE ONLY public.unwelcome
    ADD CONSTRAINT unwelcome_pkey PRIMARY KEY (table_id, person, why);
ALTER TABLE ONLY public.ways
    ADD CONSTRAINT ways_pkey PRIMARY KEY (id);
CREATE INDEX blocks_by_blocked ON public.blocks USING btree (blocked);
CREATE INDEX calls_by_table ON public.calls USING btree (table_id);
CREATE INDEX calls_due ON public.calls USING btree (due) WHERE (told IS NULL);
CREATE INDEX chairs_by_person ON public.chairs USING btree (person);
CREATE INDEX notices_due ON public.notices USING btree (due);
CREATE UNIQUE INDEX people_as_written ON public.people USING btree (written) WHERE (written IS NOT NULL);
CREATE INDEX people_banned ON public.people USING btree (banned) WHERE (banned IS NOT NULL);
CREATE INDEX people_gone ON public.people USING btree (gone) WHERE (gone IS NOT NULL);
CREATE UNIQUE INDEX people_in_small ON public.people USING btree (small) WHERE (small IS NOT NULL);
CREATE INDEX presses_until ON public.presses USING btree (until);
CREATE INDEX rated_by_who ON public.rated USING btree (who, at);
CREATE INDEX ratings_by_who ON public.ratings USING btree (who);
CREATE INDEX tables_by_owner ON public.tables USING btree (owner);
CREATE INDEX tables_in_use ON public.tables USING btree (node) WHERE (node IS NOT NULL);
CREATE INDEX tables_public ON public.tables USING btree (opened) WHERE ((public = 1) AND (ended IS NULL));
CREATE INDEX tables_removed ON public.tables USING btree (removed) WHERE (removed IS NOT NULL);
CREATE INDEX tables_to_wake ON public.tables USING btree (wake_at) WHERE (wake_at IS NOT NULL);
CREATE INDEX tokens_by_person ON public.tokens USING btree (person);
CREATE INDEX tokens_revoked ON public.tokens USING btree (revoked) WHERE (revoked IS NOT NULL);
CREATE INDEX ways_by_person ON public.ways USING btree (person);
CREATE TRIGGER steps_are_never_changed BEFORE DELETE OR UPDATE OR TRUNCATE ON public.steps FOR EACH STATEMENT EXECUTE FUNCTION public.a_step_stays();
ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT blocks_blocked_fkey FOREIGN KEY (blocked) REFERENCES public.people(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT blocks_person_fkey FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.calls
    ADD CONSTRAINT calls_person_fkey FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.calls
    ADD CONSTRAINT calls_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.chairs
    ADD CONSTRAINT chairs_person_fkey FOREIGN KEY (person) REFERENCES public.people(id);
ALTER TABLE ONLY public.chairs
    ADD CONSTRAINT chairs_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_person_fkey FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.links
    ADD CONSTRAINT links_person_fkey FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.mutes
    ADD CONSTRAINT mutes_other_fkey FOREIGN KEY (other) REFERENCES public.people(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.mutes
    ADD CONSTRAINT mutes_person_fkey FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notices
    ADD CONSTRAINT notices_person_fkey FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notices
    ADD CONSTRAINT notices_way_fkey FOREIGN KEY (way) REFERENCES public.ways(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.presses
    ADD CONSTRAINT presses_person_fkey FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.presses
    ADD CONSTRAINT presses_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.rated
    ADD CONSTRAINT rated_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_person_fkey FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_reporter_fkey FOREIGN KEY (reporter) REFERENCES public.people(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.steps
    ADD CONSTRAINT steps_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_again_fkey FOREIGN KEY (again) REFERENCES public.tables(id) DEFERRABLE;
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_owner_fkey FOREIGN KEY (owner) REFERENCES public.people(id);
ALTER TABLE ONLY public.tallies
    ADD CONSTRAINT tallies_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_person_fkey FOREIGN KEY (person) REFERENCES public.people(id);
ALTER TABLE ONLY public.tries
    ADD CONSTRAINT tries_person_fkey FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.tries
    ADD CONSTRAINT tries_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.unwelcome
    ADD CONSTRAINT unwelcome_person_fkey FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.unwelcome
    ADD CONSTRAINT unwelcome_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.ways
    ADD CONSTRAINT ways_person_fkey FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;
