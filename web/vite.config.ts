import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { compress } from './plugins/compress.ts'

const SERVER = 'http://localhost:8000'

// A request costs more than a few bytes that are not needed yet: so what every page needs comes as one file, and the
// pictures of the home page as another. The code to draw squares is for who invites, and nobody reads five languages.
const CHUNKS: readonly [RegExp, string][] = [
  [/\/components\/common\/QrCode|\/uqr\//, 'qr-code'],
  [/\/src\/games\/\w+\/Scenery\.svelte/, 'scenery'],
  [/\/node_modules\/|\/src\/(?:browser|i18n|server|styles|turns)\//, 'shell'],
  [/\/src\/components\/(?:common|forms|frame|home|players|rules|settings)\//, 'shell'],
  [/\/src\/(?:games\/)?[\w.-]+$/, 'shell'],
]

/** Which file of the build a module goes into, if that is not left to the builder. */
function chunkOf(id: string): string | undefined {
  const language = /\/locales\/(\w+)\/.*\.ftl\b/.exec(id)?.[1]
  if (language) return `words-${language}`
  return CHUNKS.find(([modules]) => modules.test(id))?.[1]
}

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
        experimentalMinChunkSize: 12_000,
        manualChunks: chunkOf,
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
