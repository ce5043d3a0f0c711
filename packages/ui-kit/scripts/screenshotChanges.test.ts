import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { screenshotChanges } from './screenshotChanges.ts'

let root: string
let kit: string

const write = (path: string, content: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}

const run = (...args: readonly string[]): void => {
  const settings = [
    'user.name=Test',
    'user.email=test@example.com',
    'commit.gpgsign=false',
    'tag.gpgsign=false',
  ]
  execFileSync('git', [...settings.flatMap((setting) => ['-c', setting]), ...args], {
    cwd: root,
    stdio: 'ignore',
  })
}

const commit = (): void => {
  run('add', '--all')
  run('commit', '--message', 'change')
}

const changeset = (text: string): string => `---\n"@selvedge/ui-kit": minor\n---\n\n${text}\n`

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'screenshots-'))
  kit = join(root, 'packages/ui-kit')
  run('init')
  write('packages/ui-kit/docs/chromium.txt', '156')
  for (const name of ['Header', 'Link', 'Old', 'Same'])
    write(`packages/ui-kit/docs/sheets/${name}.png`, `${name} before, as a long line`)
  write('.changeset/earlier.md', changeset('`Header` was changed earlier.'))
  commit()
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

it('compares with the first commit that has screenshots when nothing is released', () => {
  write('packages/ui-kit/docs/sheets/Header.png', 'after')
  commit()
  const { base, changes } = screenshotChanges(kit)
  expect(base?.kind).toBe('first')
  expect(base?.date).toMatch(/^\d{4}-\d\d-\d\d$/)
  const path = 'docs/sheets/Header.png'
  expect(changes).toEqual([{ name: 'sheets/Header', before: path, after: path, notes: [] }])
})

it('compares with the newest tag of the package when there is one', () => {
  write('packages/ui-kit/docs/sheets/Header.png', 'released')
  commit()
  run('tag', '@selvedge/ui-kit@1.0.0')
  run('tag', '@selvedge/cart-domain@2.0.0')
  write('packages/ui-kit/docs/sheets/Link.png', 'after')
  commit()
  const { base, changes } = screenshotChanges(kit)
  expect(base).toMatchObject({ kind: 'release', name: '@selvedge/ui-kit@1.0.0' })
  expect(changes.map(({ name }) => name)).toEqual(['sheets/Link'])
  expect(screenshotChanges(kit, 'HEAD')).toMatchObject({
    base: { kind: 'chosen', name: 'HEAD' },
    changes: [],
  })
})

it('finds new, removed and renamed screenshots, also before they are committed', () => {
  write('packages/ui-kit/docs/sheets/New.png', 'new')
  rmSync(join(kit, 'docs/sheets/Link.png'))
  renameSync(join(kit, 'docs/sheets/Old.png'), join(kit, 'docs/sheets/Renamed.png'))
  run('add', '--all')
  expect(screenshotChanges(kit).changes).toEqual([
    { name: 'sheets/Link', before: 'docs/sheets/Link.png', notes: [] },
    { name: 'sheets/New', after: 'docs/sheets/New.png', notes: [] },
    {
      name: 'sheets/Renamed',
      before: 'docs/sheets/Old.png',
      after: 'docs/sheets/Renamed.png',
      notes: [],
    },
  ])
})

it('adds the parts of later changesets that name the component', () => {
  for (const name of ['Header', 'Link', 'pages/header-390', 'OrderRow'])
    write(`packages/ui-kit/docs/${name.includes('/') ? name : `sheets/${name}`}.png`, 'after')
  write(
    '.changeset/a.md',
    changeset('`Header` is lower.\n\nOrderRow has a Link in blue.\n- Link: it is underlined.'),
  )
  write('.changeset/b.md', '---\n"@selvedge/cart-domain": minor\n---\n\n`Header` of another package.\n')
  commit()
  const notes = screenshotChanges(kit).changes.map((change) => [change.name, change.notes])
  expect(Object.fromEntries(notes)).toEqual({
    'pages/header-390': [],
    'sheets/Header': ['`Header` is lower.'],
    'sheets/Link': ['- Link: it is underlined.'],
    'sheets/OrderRow': ['OrderRow has a Link in blue.'],
  })
})

it('finds nothing outside of a repository, and reports a base that does not exist', () => {
  expect(() => screenshotChanges(kit, 'missing')).toThrow('Git knows no commit, tag or branch "missing"')
  rmSync(join(root, '.git'), { recursive: true })
  expect(screenshotChanges(kit)).toEqual({ changes: [] })
})
