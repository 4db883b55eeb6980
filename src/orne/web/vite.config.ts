import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// Everything lies beside the page and is fetched from the host that served it; the content policy allows nothing inline.
export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: { outDir: 'built', emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false }, target: 'es2022' },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8765', ws: true } } },
});
