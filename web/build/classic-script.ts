import { minify, transformWithOxc } from 'vite';

/** A script that runs as it stands, of a source without imports; what is passed in stands before it. */
export async function toClassicScript(source: string, file: string, constants = ''): Promise<string> {
  const { code } = await transformWithOxc(source, file, { sourcemap: false });
  const body = code.replaceAll(/^(import|export) .*$/gm, '');
  return (await minify('script.js', `(() => {\n${constants}\n${body}\n})();`)).code;
}
