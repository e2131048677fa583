import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { compress } from './plugins/compress.ts'

const SERVER = 'http://localhost:8000'

export default defineConfig({
  plugins: [svelte(), compress()],
  build: {
    // Into the package: the server finds its pages beside itself, and the wheel carries them.
    outDir: '../src/ludoteca/server/pages',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // A request costs more than a few bytes that are not needed yet.
    rollupOptions: { output: { experimentalMinChunkSize: 12_000 } },
  },
  server: {
    // The messages lie with those of the package.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
})
