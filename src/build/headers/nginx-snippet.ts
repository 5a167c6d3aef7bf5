import { CACHE_CONTROL, HASHED_FOLDER, NOT_FOUND_PAGE, type SiteFiles } from './caching.ts';
import { CONTENT_TYPES } from './content-types.mjs';
import type { ResponseHeader } from './response-headers.ts';

/** nginx refuses to start with a longer word in its configuration (NGX_CONF_BUFFER is 4,096). */
export const MAX_NGINX_VALUE_LENGTH = 4000;

const INDENT = '    ';

/**
 * What belongs inside the `server` block of nginx, beside its own `listen`, `server_name` and `root`. Every header stands at
 * the level of the server, because a `location` with an `add_header` of its own would lose all the others; what differs from
 * file to file is a variable.
 */
export function formatNginxSnippet(headers: readonly ResponseHeader[], files: SiteFiles): string {
  const add = ({ name, value }: ResponseHeader) => `add_header ${name} ${quote(value)} always;`;
  return `# Penthouse 2200. La construcción escribe este archivo; no lo edites.
# Va dentro de server { … }, junto a tus listen, server_name y root:
#     server {
#         listen 443 ssl http2;
#         server_name penthouse2200.example.com;
#         root /srv/penthouse-2200;
#         include /etc/nginx/penthouse-2200.conf;
#     }

server_tokens off;
absolute_redirect off;
autoindex off;

types {
${typeLines().join('\n')}
}
default_type application/octet-stream;
charset utf-8;
charset_types text/css text/javascript text/plain application/json application/manifest+json application/xml image/svg+xml;

gzip on;
gzip_vary on;
gzip_comp_level 6;
gzip_min_length 512;
gzip_types text/css text/javascript text/plain application/json application/manifest+json application/xml image/svg+xml image/x-icon;

# Una dirección ilegible se responde antes de llegar aquí, sin estas variables.
uninitialized_variable_warn off;
set $penthouse_cache "${CACHE_CONTROL.pages}";
if ($uri ~ "^/${HASHED_FOLDER}/") { set $penthouse_cache "${CACHE_CONTROL.hashed}"; }
if ($uri ~ "${fixedPattern(files)}") { set $penthouse_cache "${CACHE_CONTROL.fixed}"; }
set $penthouse_allow "";
if ($request_method !~ "^(GET|HEAD)$") { set $penthouse_allow "GET, HEAD"; }
if ($request_method !~ "^(GET|HEAD)$") { return 405; }

add_header Cache-Control $penthouse_cache always;
add_header Allow $penthouse_allow always;
${headers.map(add).join('\n')}

error_page 400 403 404 /${NOT_FOUND_PAGE};
error_page 494 =431 @headers_too_large;

location / { try_files $uri $uri/index.html =404; }
location = /${NOT_FOUND_PAGE} { internal; }
# Lo que empieza con punto no se publica; .well-known sí, porque de ahí se renuevan los certificados.
location ~ "/\\.(?!well-known/)" { return 404; }
location = /_headers { return 404; }
location @headers_too_large { return 431; }
`;
}

function typeLines(): string[] {
  return Object.entries(CONTENT_TYPES).map(
    ([extension, type]) => `${INDENT}${type.split(';')[0] ?? type} ${extension.slice(1)};`,
  );
}

/** Each file by its name: what is not there is a page that was not found, and no such answer may be kept. */
function fixedPattern({ fixed }: SiteFiles): string {
  return `^/(${fixed.map((file) => file.replaceAll(/[.*+?^${}()|[\]\\"]/g, String.raw`\$&`)).join('|')})$`;
}

/** Double quotes end a word in nginx, `$` begins a variable there and cannot be escaped. */
function quote(value: string): string {
  if (/["$\\]/.test(value)) throw new Error(`nginx cannot carry this header value: ${value}`);
  return `"${value}"`;
}
