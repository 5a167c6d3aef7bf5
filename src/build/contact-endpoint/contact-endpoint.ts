import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { envField } from 'astro/config';
import { loadEnv } from 'vite';
import { CONTACT_FORMATS, readContactSetting } from './contact-setting.ts';

/**
 * Lets the owner name, at build, the service that receives the contact form's messages: types the variables for
 * `astro:env`, opens the content policy to that origin and to nothing else, and stops with a Spanish message at a wrong
 * value. Without a variable nothing may be sent anywhere.
 */
export function contactEndpoint(): AstroIntegration {
  return {
    name: 'contact-endpoint',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        const mode = command === 'dev' ? 'development' : 'production';
        const variables = loadEnv(mode, fileURLToPath(config.root), 'PUBLIC_CONTACT_');
        const { format, source } = readContactSetting(variables);
        const text = { context: 'client', access: 'public', optional: true } as const;
        updateConfig({
          env: {
            schema: {
              PUBLIC_CONTACT_ENDPOINT: envField.string(text),
              PUBLIC_CONTACT_FORMAT: envField.enum({
                context: 'client',
                access: 'public',
                values: [...CONTACT_FORMATS],
                default: format,
              }),
              PUBLIC_CONTACT_KEY: envField.string(text),
            },
          },
          security: { csp: { algorithm: 'SHA-256', directives: [`connect-src ${source}`] } },
        });
      },
    },
  };
}
