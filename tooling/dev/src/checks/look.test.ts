import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../stack/settings.ts'

const checker = join(root, 'tooling', 'lint', 'checkLook.ts')
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-look-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the checker on one line of a file, and returns its findings. The default file is in the storefront. */
const findingsOf = (line: string, file = 'apps/storefront/app/features/cart/Cart.tsx'): readonly string[] => {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `const before = 1\n${line}\n`)
  const run = spawnSync(process.execPath, [checker, folder], { encoding: 'utf8' })
  rmSync(path)
  const findings = run.stderr.trim() === '' ? [] : run.stderr.trim().split('\n')
  expect(run.status).toBe(findings.length > 0 ? 1 : 0)
  return findings.map((finding) => finding.replace(/\. Use .*/, ''))
}

test.each([
  ['a colour', "const teal = '#0B6E69'", '#0B6E69'],
  ['a colour', "const short = '#fff'", '#fff'],
  ['a colour', "background: 'rgb(1 2 3)',", 'rgb('],
  ['a colour', "color: 'oklch(70% 0.1 200)',", 'oklch('],
  ['a size', "padding: '12px',", '12px'],
  ['a size', "fontSize: '1.5rem',", '1.5rem'],
  ['a size', 'export const box = style({ height: 312 })', 'height: 312'],
  ['a size', 'style({ rowGap: 7 })', 'rowGap: 7'],
  ['a step of a scale', 'style({ fontWeight: 600 })', 'fontWeight: 600'],
  ['a size', "style({ letterSpacing: '-0.02em' })", '-0.02em'],
  ['a size', 'size: { s: { width: 44 }, m: {} }', 'width: 44'],
  ['a step of a scale', 'style({ zIndex: 11 })', 'zIndex: 11'],
  ['a duration', "animation: 'pulse 1.2s infinite',", '1.2s'],
  ['a font', 'fontFamily: vars.brand.text,', 'fontFamily'],
  ['a style attribute', '<div style={{ opacity: 0 }} />', 'style='],
])('reports %s that is not a design token: %s', (name, line, found) => {
  expect(findingsOf(line)).toEqual([
    `apps/storefront/app/features/cart/Cart.tsx:2: ${name} outside the tokens: ${found}`,
  ])
})

test.each([
  ['// the button was #0B6E69 and 12px'],
  ['/* 12px of #fff */'],
  ['<ShopImage sizes="(min-width: 48em) 220px, 112px" />'],
  ['<a href="#content">Skip</a>'],
  ["const label = 'Order #' + number"],
  ['style({ padding: space.l, color: vars.color.text })'],
])('reports nothing in %s', (line) => {
  expect(findingsOf(line)).toEqual([])
})

test('checks the components of the UI kit, but not the theme that defines the tokens', () => {
  const rule = "style({ padding: '12px', color: '#0B6E69' })"
  const component = 'packages/ui-kit/src/components/Button/Button.css.ts'
  expect(findingsOf(rule, component)).toEqual([
    `${component}:2: a colour outside the tokens: #0B6E69`,
    `${component}:2: a size outside the tokens: 12px`,
  ])
  expect(findingsOf(rule, 'packages/ui-kit/src/theme/spacing.ts')).toEqual([])
  expect(findingsOf(rule, 'packages/ui-kit/src/components/Button/Button.stories.tsx')).toEqual([])
})
