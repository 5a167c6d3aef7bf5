import { CACHE_CONTROL, HASHED_FOLDER, NOT_FOUND_PAGE, type SiteFiles } from './caching.ts';
import type { ResponseHeader } from './response-headers.ts';

/**
 * What belongs inside the site's block of a Caddyfile, beside its own `root`. The routes stand in the order in which they
 * are tried: Caddy would sort plain directives by itself.
 */
export function formatCaddySnippet(headers: readonly ResponseHeader[], files: SiteFiles): string {
  return `# Penthouse 2200. La construcción escribe este archivo; no lo edites.
# Va dentro del bloque de tu sitio, junto a tu root:
#     penthouse2200.example.com {
#         root * /srv/penthouse-2200
#         import /etc/caddy/penthouse-2200.caddy
#     }

encode gzip zstd
header {
${headers.map(({ name, value }) => `\t${name} ${quote(value)}`).join('\n')}
}
# Aparte: quien borra una cabecera espera al final, y un error no llega hasta ahí.
header -Server

@not_read not method GET HEAD
# Lo que empieza con punto no se publica; .well-known sí. Los otros dos son nombres que ningún disco admite.
@nowhere path_regexp nowhere (^/_headers$|/\\.|\\x00|[^/]{250})
@well_known path /.well-known/*
@manifest path *.webmanifest
@hashed {
	path /${HASHED_FOLDER}/*
	file
}
@fixed path ${files.fixed.map((file) => quote(`/${file}`)).join(' ')}

route {
	header Cache-Control "${CACHE_CONTROL.pages}"
	header @hashed Cache-Control "${CACHE_CONTROL.hashed}"
	header @fixed Cache-Control "${CACHE_CONTROL.fixed}"
	header @manifest Content-Type application/manifest+json
	handle @not_read {
		header Allow "GET, HEAD"
		respond 405
	}
	handle @well_known {
		file_server
	}
	handle @nowhere {
		error 404
	}
	error /${NOT_FOUND_PAGE} 404
	try_files {path} {path}/index.html
	file_server
}

handle_errors {
	header -Server
	@has_page expression \`{http.error.status_code} in [400, 403, 404]\`
	handle @has_page {
		rewrite * /${NOT_FOUND_PAGE}
		file_server
	}
}
`;
}

/** Backquotes are the one way to write a word of Caddy in which nothing has a meaning. */
function quote(value: string): string {
  if (value.includes('`')) throw new Error(`Caddy cannot carry this header value: ${value}`);
  return `\`${value}\``;
}
