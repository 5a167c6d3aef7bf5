/**
 * @typedef {object} NginxSite
 * @property {string} dist absolute path of the built site
 * @property {string} snippet absolute path of what the build wrote for nginx
 * @property {number} port
 * @property {string} folder absolute path of a folder of its own, for everything that nginx writes
 * @property {number} workers
 * @property {boolean} isLogged whether each answer is a line of `access.log`: status, bytes sent, address
 * @property {boolean} isRoot
 */

/**
 * What stands around the generated snippet on a server of one's own: an address, a root, and folders. Nothing about headers,
 * types or errors, so that the snippet alone is answerable for them.
 *
 * @param {NginxSite} site
 * @returns {string}
 */
export function formatNginxConfiguration({ dist, snippet, port, folder, workers, isLogged, isRoot }) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path "${folder}/${name}";`,
  );
  // As root nginx would hand its work to www-data, who may not enter the folder of the project.
  return `${isRoot ? 'user root;\n' : ''}daemon off;
worker_processes ${workers};
pid "${folder}/nginx.pid";
error_log "${folder}/error.log" warn;
lock_file "${folder}/nginx.lock";
events { worker_connections 1024; }
http {
  log_format answers '$status $bytes_sent $request_uri';
  access_log ${isLogged ? `"${folder}/access.log" answers` : 'off'};
  sendfile on;
  keepalive_requests 100000;
${temporary.join('\n')}
  server {
    listen 127.0.0.1:${port};
    server_name localhost;
    root "${dist}";
    include "${snippet}";
  }
}
`;
}
