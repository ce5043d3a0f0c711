import { expect, test } from 'vitest'
import { frameSheet, type Place, pageSheet } from './sheetOf.ts'

const sheet =
  '@font-face{font-family:F}body{margin:0}.frame{color:red}.page{color:blue}.frame,.page,.other{gap:0}' +
  '@media(min-width:1em){.frame{gap:1px}.page{gap:2px}}.page:not(.other){top:0}' +
  '@keyframes f{to{top:0}}@keyframes p{to{top:1px}}.page:hover{animation:p 1s}.page .other{left:0}'

const placeOf = (classes: readonly string[]): Place => {
  if (classes.every((name) => name === 'frame')) return 'frame'
  return classes.every((name) => name !== 'other') ? 'here' : 'nowhere'
}

test('the frame has its own rules and what concerns whole pages', () =>
  expect(frameSheet(sheet, placeOf)).toBe(
    '@font-face{font-family:F}body{margin:0}.frame{color:red}.frame{gap:0}@media(min-width:1em){.frame{gap:1px}}',
  ))

test('a page adds its rules in the order of the whole, and the animations they use', () =>
  expect(pageSheet(sheet, placeOf)).toBe(
    '.page{color:blue}.page{gap:0}@media(min-width:1em){.page{gap:2px}}.page:not(.other){top:0}' +
      '@keyframes p{to{top:1px}}.page:hover{animation:p 1s}',
  ))

test('what came after a rule that reaches for children still wins over it', () =>
  expect(
    pageSheet(
      '.frame{margin:1px}.page>*{margin:0}.frame{margin-inline:auto;color:red}.frame{top:0}',
      placeOf,
    ),
  ).toBe('.page>*{margin:0}.frame{margin-inline:auto}'))

test('a page that adds nothing gets nothing', () =>
  expect(pageSheet('.frame{top:0}.other{top:0}/*mark*/', placeOf)).toBe(''))
