import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStyleInliner } from './inlineStyles.ts'

let folder: string
let inlineStyles: (html: string) => string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'styles-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/frame-1.css'), 'p{margin:0}')
  writeFileSync(join(folder, 'assets/(_locale).cart-2.css'), "q::before{content:'$&'}")
  inlineStyles = createStyleInliner(folder)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const link = (name: string, media = '') => `<link rel="stylesheet" href="/assets/${name}"${media}/>`

test('inlines stylesheets in the order of their links, and sets the media attribute of the links to “not all”', () => {
  const media = ' media="not all"'
  expect(
    inlineStyles(`<style></style>${link('frame-1.css')}${link('(_locale).cart-2.css')}<p>Cart</p>`),
  ).toBe(
    `<style>p{margin:0}q::before{content:'$&'}</style>${link('frame-1.css', media)}${link('(_locale).cart-2.css', media)}<p>Cart</p>`,
  )
})

test.each([
  ['without stylesheets', '<style></style><p>Page</p>'],
  ['without the element for styles', `${link('frame-1.css')}<p>Page</p>`],
  ['with a stylesheet that is not in the build', `<style></style>${link('frame-1.css')}${link('other.css')}`],
])('returns a page %s unchanged', (_, html) => {
  expect(inlineStyles(html)).toBe(html)
})
