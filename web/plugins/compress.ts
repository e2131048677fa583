// Every page is stored compressed as well, so that the server never compresses while people wait.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXTS = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt'])
const packed = { br: promisify(brotliCompress), gz: promisify(gzip) }

/** Write `.br` and `.gz` beside each text of the build, and say how light it is. */
export function compress(): Plugin {
  let folder = ''
  return {
    name: 'compress',
    apply: 'build',
    configResolved: (config) => {
      folder = config.build.outDir
    },
    closeBundle: async () => {
      const files = await readdir(folder, { recursive: true, withFileTypes: true })
      const texts = files.filter((file) => file.isFile() && TEXTS.has(extname(file.name)))
      const sizes = await Promise.all(texts.map((file) => pack(join(file.parentPath, file.name))))
      sizes.sort((a, b) => b.size - a.size)
      for (const { path, size } of sizes) console.log(`${kilobytes(size)}  ${relative(folder, path)}`)
      console.log(`${kilobytes(sizes.reduce((sum, { size }) => sum + size, 0))}  in all`)
    },
  }
}

async function pack(path: string): Promise<{ path: string; size: number }> {
  const text = await readFile(path)
  const br = await packed.br(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  })
  await writeFile(`${path}.br`, br)
  await writeFile(`${path}.gz`, await packed.gz(text, { level: constants.Z_BEST_COMPRESSION }))
  return { path, size: br.length }
}

function kilobytes(size: number): string {
  return `${(size / 1000).toFixed(1).padStart(7)} kB`
}
