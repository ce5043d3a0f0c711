import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type {
  ScreenshotBase,
  ScreenshotChange,
  ScreenshotChanges,
} from '../../../scripts/screenshotChanges.ts'
import { ScreenshotChangeList } from './ScreenshotChangeList.tsx'

const base: ScreenshotBase = { kind: 'release', name: '@selvedge/ui-kit@1.0.0', date: '2026-11-28' }

const html = (found: ScreenshotChanges): string =>
  renderToStaticMarkup(
    createElement(ScreenshotChangeList, {
      found,
      urlOf: (state, name) => `/${state}/${name}.png`,
      renderMarkdown: (text) => createElement('p', null, text),
    }),
  )

const sheet = (name: string, changed: Partial<ScreenshotChange>): ScreenshotChange => ({
  name: `sheets/${name}`,
  notes: [],
  ...changed,
})

it('lists changed, new and removed screenshots', () => {
  const page = html({
    base,
    changes: [
      sheet('Avatar', { after: 'docs/sheets/Avatar.png' }),
      sheet('Header', {
        before: 'docs/sheets/Header.png',
        after: 'docs/sheets/Header.png',
        notes: ['`Header` is lower.'],
      }),
      sheet('Image', { before: 'docs/sheets/Picture.png', after: 'docs/sheets/Image.png' }),
      sheet('OrderBar', { before: 'docs/sheets/OrderBar.png' }),
    ],
  })
  expect(page).toContain('@selvedge/ui-kit@1.0.0 of 2026-11-28. Changed: 2. New: 1. Removed: 1.')
  expect(page.match(/(?<=<h[23]>).*?(?=<)/g)).toEqual([
    'Changed',
    'Header',
    'Image',
    'New',
    'Avatar',
    'Removed',
    'OrderBar',
  ])
  expect(page.match(/(?<=<img src=").*?(?=")/g)).toEqual([
    '/after/sheets/Header.png',
    '/after/sheets/Image.png',
    '/after/sheets/Avatar.png',
    '/before/sheets/OrderBar.png',
  ])
  expect(page).toContain('<p>`Header` is lower.</p>')
  expect(page.match(/Difference/g)).toHaveLength(2)
  expect(page).toContain('Its earlier name was Picture.')
})

it('names the part, theme and width of a page', () => {
  const path = 'docs/pages/home-dark-1440.png'
  const page = html({
    base,
    changes: [{ name: 'pages/home-dark-1440', before: path, after: path, notes: [] }],
  })
  expect(page).toContain('<h3>Home, dark, 1440 px wide</h3>')
})

it.each([
  [{ base, changes: [] }, 'No screenshot differs.'],
  [{ base: { ...base, kind: 'first' }, changes: [] }, 'Nothing has been released yet'],
  [{ changes: [] }, 'There is nothing to compare with.'],
] as const)('says what it compares with, or why it does not', (found, text) => {
  expect(html(found)).toContain(text)
})
