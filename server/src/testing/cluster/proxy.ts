import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Programs, type Running, run, start, until } from './programs.ts';

const SHIPPED = fileURLToPath(new URL('../../../../deploy/nginx.conf', import.meta.url));

const around = (directory: string, included: string, settings = '') => `
daemon off; pid ${join(directory, 'nginx.pid')}; error_log ${join(directory, 'error.log')};
events {} http { access_log ${join(directory, 'access.log')};
client_body_temp_path ${directory}; proxy_temp_path ${directory}; fastcgi_temp_path ${directory};
uwsgi_temp_path ${directory}; scgi_temp_path ${directory}; ${settings} include ${included}; }`;

/** Lints the shipped configuration as it is, then runs it with other ports and without TLS. */
export async function startProxy(
  { nginx }: Pick<Programs, 'nginx'>,
  directory: string,
  ports: { readonly own: number; readonly instances: readonly [number, number] },
  /** Of the whole server, beside the site's. */
  settings?: string,
): Promise<Running> {
  await mkdir(directory, { recursive: true });
  const shipped = await readFile(SHIPPED, 'utf8');
  await lint(nginx, directory, shipped);
  const [first, second] = ports.instances;
  const site = shipped
    .replace(/server \{\n {2}listen 80;[\s\S]*?\n\}\n/, '')
    .replace(/^ {2}(ssl_.*|listen \[::\].*)\n/gm, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${ports.own};`)
    .replace('127.0.0.1:3001', `127.0.0.1:${first}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${second}`);
  await writeFile(join(directory, 'site.conf'), site);
  const config = join(directory, 'nginx.conf');
  await writeFile(config, around(directory, join(directory, 'site.conf'), settings));
  const proxy = start(nginx, ['-c', config, '-p', directory]);
  await until('nginx', async () => (await fetch(`http://127.0.0.1:${ports.own}/health`)).ok);
  return proxy;
}

async function lint(nginx: string, directory: string, shipped: string): Promise<void> {
  const [key, certificate] = [join(directory, 'key.pem'), join(directory, 'certificate.pem')];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=eat.example'];
  await run('openssl', [...request, '-keyout', key, '-out', certificate]);
  const site = shipped
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
  await writeFile(join(directory, 'lint-site.conf'), site);
  const config = join(directory, 'lint.conf');
  await writeFile(config, around(directory, join(directory, 'lint-site.conf')));
  await run(nginx, ['-t', '-c', config, '-p', directory]);
}
