import { test } from '@playwright/test';
import { buildMessagesSite } from '../../support/build-fixture-sites.ts';

test("the tests' own site is built as one that sends its messages", buildMessagesSite);
