import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const pages = join(import.meta.dirname, '../pages')
const table = readFileSync(join(pages, 'questions.md'), 'utf8')
const links = [...table.matchAll(/^\| (.+?)\s+\| \[.+?\]\((\/[\w/-]*)(#[\w-]+)?\)/gm)].map(
  ([, question = '', path = '', anchor = '']) => ({ question, path, anchor }),
)

/** The text of a page, with the file that it includes. */
const textOf = (path: string): string => {
  const file = join(pages, path === '/' ? 'index.md' : `${path}.md`)
  if (!existsSync(file)) return ''
  const text = readFileSync(file, 'utf8')
  const included = /^<!--@include: (.+)-->/.exec(text)?.[1]
  return included ? readFileSync(join(file, '..', included), 'utf8') : text
}

/** The anchors of a page's headings. */
const anchorsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(
    ([, heading = '']) =>
      `#${heading
        .toLowerCase()
        .replace(/[^a-z0-9 -]/g, '')
        .replaceAll(' ', '-')}`,
  )

test('has a link for each of the first questions', () => {
  const [, , ...rows] = table.split('\n').filter((line) => line.startsWith('|'))
  expect(rows.length).toBeGreaterThanOrEqual(10)
  expect(links).toHaveLength(rows.length)
})

// The page with the questions and all these pages are in the sidebar of every page, so each link is at most two clicks away from the start.
test.each(links)('links “$question” to a page of the sidebar', async ({ path, anchor }) => {
  const { default: config } = await import('../pages/.vitepress/config.ts')
  const sidebar = JSON.stringify(config.themeConfig?.sidebar)
  expect([sidebar.includes(`"${path}"`), sidebar.includes('"/questions"')]).toEqual([true, true])
  const text = textOf(path)
  expect(text).not.toBe('')
  if (anchor) expect(anchorsOf(text)).toContain(anchor)
})
