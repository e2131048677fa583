import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { compress } from './plugins/compress.ts'

const SERVER = 'http://localhost:8000'

const languageOf = (file: string): string => /\/locales\/(\w+)\//.exec(file)?.[1] ?? ''

export default defineConfig({
  plugins: [svelte(), compress()],
  build: {
    // Into the package: the server finds its pages beside itself, and the wheel carries them.
    outDir: '../src/ludoteca/server/pages',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: {
      output: {
        // A request costs more than a few bytes that are not needed yet; but nobody reads five languages.
        experimentalMinChunkSize: 12_000,
        manualChunks: (id) => (/\.ftl\b/.test(id) ? `words-${languageOf(id)}` : undefined),
      },
    },
  },
  server: {
    // The messages lie with those of the package.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  // A machine that is busy with other things is slow.
  test: { include: ['tests/**/*.test.ts'], testTimeout: 60_000 },
})
