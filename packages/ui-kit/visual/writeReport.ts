import { mkdirSync, writeFileSync } from 'node:fs'
import type { Comparison } from './screenshots.ts'

const figure = (name: string, which: string): string =>
  `<figure><figcaption>${which}</figcaption><a href="${name}.${which}.png"><img src="${name}.${which}.png" alt="${name}, ${which}" loading="lazy"></a></figure>`

const section = (comparison: Comparison): string => {
  const { name } = comparison
  if (comparison.kind === 'same' || comparison.kind === 'updated') return ''
  const [words, screenshots] =
    comparison.kind === 'different'
      ? [`differs in ${comparison.pixels} pixels`, ['before', 'after', 'difference']]
      : ['has no committed screenshot yet', ['after']]
  return `<section><h2>${name} ${words}</h2><div>${screenshots.map((which) => figure(name, which)).join('')}</div></section>`
}

/**
 * Writes reports/visual/index.html. It shows the images before, after and difference of each changed screenshot side
 * by side.
 */
export const writeReport = (comparisons: readonly Comparison[], note: string): void => {
  const folder = new URL('../reports/visual/', import.meta.url).pathname
  mkdirSync(folder, { recursive: true })
  const sections = comparisons.map(section).filter(Boolean)
  const lead =
    sections.length === 0
      ? `${comparisons.length} screenshots, none differs.`
      : `${sections.length} of ${comparisons.length} screenshots differ. Run UPDATE_SCREENSHOTS=1 pnpm --filter @selvedge/ui-kit test:visual to accept what you see.`
  const style =
    'body{font:16px/1.5 system-ui;margin:24px}div{display:grid;grid-template-columns:repeat(3,1fr);gap:16px}figure{margin:0}img{max-width:100%;border:1px solid #ccc}'
  writeFileSync(
    `${folder}index.html`,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screenshots of the kit</title><style>${style}</style><h1>Screenshots of the kit</h1><p>${note}</p><p>${lead}</p>${sections.join('')}</html>\n`,
  )
}
