import { test } from '@playwright/test';
import { buildMessagesSite } from '../../support/build-fixture-sites.ts';

test('builds the fixture site with a message endpoint', buildMessagesSite);
