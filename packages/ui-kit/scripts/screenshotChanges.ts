import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** The commit that the screenshots are compared with. */
export interface ScreenshotBase {
  /** `release`: the last release. `first`: the first commit with screenshots, if nothing is released. `chosen`: by the caller. */
  readonly kind: 'release' | 'first' | 'chosen'
  /** The tag, or what the caller chose, or a short hash. */
  readonly name: string
  /** The day of the commit: "2026-11-28". */
  readonly date: string
}

/** A screenshot that differs from the one in the base. Paths are relative to the package. */
export interface ScreenshotChange {
  /** Its path in `docs`, without the ending: "sheets/Header". */
  readonly name: string
  /** The path in the base; missing if the screenshot is new. */
  readonly before?: string
  /** The path now; missing if the screenshot was removed. */
  readonly after?: string
  /** The parts of changesets that name the component, as Markdown. */
  readonly notes: readonly string[]
}

/** The result of a comparison. Without Git, or without a screenshot in its history, there is no base. */
export interface ScreenshotChanges {
  readonly base?: ScreenshotBase
  readonly changes: readonly ScreenshotChange[]
}

/** The tags that `changeset tag` writes for this package. */
const RELEASE_TAGS = '@selvedge/ui-kit@*'

/** Runs Git in a folder. Returns `undefined` if it fails, for example because the folder is in no repository. */
export const git = (folder: string, ...args: readonly string[]): Buffer | undefined => {
  try {
    return execFileSync('git', args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 28,
    })
  } catch {
    return undefined
  }
}

const gitLine = (folder: string, ...args: readonly string[]): string | undefined =>
  git(folder, ...args)
    ?.toString()
    .split('\n', 1)[0] || undefined

const findBase = (folder: string, since: string | undefined): ScreenshotBase | undefined => {
  const dated = (kind: ScreenshotBase['kind'], name: string | undefined): ScreenshotBase | undefined => {
    const date = name && gitLine(folder, 'log', '-1', '--format=%cs', name, '--')
    return name && date ? { kind, name, date } : undefined
  }
  if (since !== undefined) {
    const chosen = dated('chosen', since)
    if (!chosen) throw new Error(`Git knows no commit, tag or branch "${since}"`)
    return chosen
  }
  return (
    dated('release', gitLine(folder, 'describe', '--tags', '--abbrev=0', '--match', RELEASE_TAGS)) ??
    dated(
      'first',
      gitLine(folder, 'log', '--reverse', '--diff-filter=A', '--format=%h', '--', 'docs/chromium.txt'),
    )
  )
}

const nameOf = (path: string): string => path.replace(/^docs\//, '').replace(/\.png$/, '')

/** Reads the output of `git diff --name-status -z`, in which a renamed file has two paths. */
const parseNameStatus = (output: string): readonly Omit<ScreenshotChange, 'notes'>[] => {
  const fields = output.split('\0')
  const changes: Omit<ScreenshotChange, 'notes'>[] = []
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const status = fields[at] ?? ''
    const path = fields[at + 1] ?? ''
    if (status.startsWith('R')) {
      const after = fields[at + 2] ?? ''
      changes.push({ name: nameOf(after), before: path, after })
      at += 1
    } else
      changes.push({
        name: nameOf(path),
        ...(status === 'A' ? {} : { before: path }),
        ...(status === 'D' ? {} : { after: path }),
      })
  }
  return changes
}

/** Whether a text names a component. A name that is an everyday word counts only as code, in bold or before a colon. */
const names = (component: string, text: string): boolean =>
  (/[a-z][A-Z]/.test(component)
    ? new RegExp(`\\b${component}\\b`)
    : new RegExp(`[\`*]${component}\\b|\\b${component}:`)
  ).test(text)

/** The paragraphs and list items of a changeset of this package. */
const partsOf = (changeset: string): readonly string[] => {
  const [, packages = '', text = ''] = changeset.split(/^---$/m)
  return packages.includes('@selvedge/ui-kit') ? text.trim().split(/\n\n|\n(?=- )/) : []
}

/** The parts of all changesets that were added or changed since the base. */
const changesetParts = (folder: string, base: string): readonly string[] => {
  const root = gitLine(folder, 'rev-parse', '--show-toplevel') ?? folder
  const files = git(root, 'diff', '--name-only', '-z', '--diff-filter=d', base, '--', '.changeset/*.md')
  return (files?.toString().split('\0') ?? [])
    .filter((file) => file !== '')
    .flatMap((file) => partsOf(readFileSync(join(root, file), 'utf8')))
}

/**
 * Compares the committed screenshots of a package with those of its last release: of the newest tag of the package or,
 * without a release, of the first commit that has screenshots. `since` is another commit, tag or branch.
 */
export const screenshotChanges = (folder: string, since?: string): ScreenshotChanges => {
  const base = findBase(folder, since)
  if (!base) return { changes: [] }
  const status = git(folder, 'diff', '--relative', '--name-status', '-M', '-z', base.name, '--', 'docs/*.png')
  const parts = changesetParts(folder, base.name)
  return {
    base,
    changes: parseNameStatus(status?.toString() ?? '').map((change) => ({
      ...change,
      notes: change.name.startsWith('sheets/')
        ? parts.filter((part) => names(basename(change.name), part))
        : [],
    })),
  }
}
