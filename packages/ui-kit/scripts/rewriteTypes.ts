import { glob, readFile, writeFile } from 'node:fs/promises'

// Replaces the `.ts` extension of imports in declarations with `.js`.
for await (const file of glob('dist/types/**/*.d.ts')) {
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace(/(['"])(\.{1,2}\/[^'"]+)\.tsx?\1/g, '$1$2.js$1'))
}
