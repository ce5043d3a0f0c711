import * as v from 'valibot'
import type { Result } from '../result.ts'
import { readableAccent } from '../theme/brandColors.ts'

/** The choices of corners: square 2 px, soft 8 px, round 14 px with round buttons. */
export const cornerChoices = ['square', 'soft', 'round'] as const
/** The choices of typefaces: `serif` is Fraunces with Figtree, `sans` is Bricolage Grotesque with DM Sans. */
export const typefaceChoices = ['serif', 'sans'] as const

const list = (choices: readonly string[]): string => choices.map((choice) => `"${choice}"`).join(' or ')

/** The key of the site that `npm start` serves by default. */
export const DEFAULT_SITE = 'selvedge'

const slug = v.pipe(
  v.string('is a text'),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'has only lower-case letters, digits and dashes, like "throw-pillow"'),
)

/** The fields of a brand's configuration, each with its default. */
export const brandFields = {
  name: v.optional(
    v.pipe(
      v.string('is a text'),
      v.trim(),
      v.nonEmpty('needs at least one character'),
      v.maxLength(40, 'has at most 40 characters'),
      v.regex(/^[^<>{}\p{Cc}]*$/u, 'cannot contain < > { } or control characters'),
    ),
    'My Brand',
  ),
  accent: v.optional(
    v.pipe(v.string('is a text'), v.regex(/^#[0-9a-f]{6}$/i, 'is a color like "#2F4B8F"')),
    '#2F4B8F',
  ),
  corners: v.optional(v.picklist(cornerChoices, `is ${list(cornerChoices)}`), 'soft'),
  type: v.optional(v.picklist(typefaceChoices, `is ${list(typefaceChoices)}`), 'serif'),
  category: v.optional(slug, 'throw-pillow'),
  site: v.optional(slug, DEFAULT_SITE),
  environment: v.optional(v.string('is the path of a file')),
}

const schema = v.strictObject(brandFields, ({ expected }) =>
  expected === 'never'
    ? `is not a setting; the settings are ${Object.keys(brandFields).join(', ')}`
    : 'is an object, like { "name": "Juniper & Thread" }',
)

/** The settings on which the contrast of the accent depends. Without a valid typeface it is that of the default one. */
const accentSchema = v.object({
  accent: brandFields.accent,
  type: v.fallback(brandFields.type, 'serif'),
})

/** The settings of a brand, complete with defaults. It is written out, so that the declarations of the package need no other package. */
export type BrandConfig = {
  readonly name: string
  /** A color like "#2F4B8F". */
  readonly accent: string
  readonly corners: (typeof cornerChoices)[number]
  readonly type: (typeof typefaceChoices)[number]
  /** The slug of the category on the home page. */
  readonly category: string
  /** The key of the site. */
  readonly site: string
  /** The path of an environment file. */
  readonly environment?: string | undefined
}

const accentProblem = (input: unknown): readonly string[] => {
  const parsed = v.safeParse(accentSchema, input)
  if (!parsed.success) return []
  const { accent, type } = parsed.output
  const shade = readableAccent(accent, type)
  return shade === accent.toUpperCase()
    ? []
    : [
        `"accent" ${accent} is too light to be read on the page (text needs a contrast of 4.5:1). Use ${shade}, its lightest shade that is dark enough, or a darker color.`,
      ]
}

/**
 * Validates a brand's configuration. Missing fields get their defaults; each problem names its field and says what is valid.
 *
 * @example
 * ```ts
 * import { parseBrandConfig } from '@selvedge/create-brand'
 *
 * const parsed = parseBrandConfig({ name: 'Juniper & Thread', accent: '#2F4B8F' })
 * if (!parsed.ok) console.error(parsed.problems.join('\n'))
 * ```
 */
export const parseBrandConfig = (input: unknown): Result<BrandConfig> => {
  const parsed = v.safeParse(schema, input)
  const accentProblems = accentProblem(input)
  if (parsed.success && accentProblems.length === 0) return { ok: true, value: parsed.output }
  const fieldProblems = (parsed.issues ?? []).map(
    (issue) => `"${v.getDotPath(issue) ?? 'The configuration'}" ${issue.message}.`,
  )
  return { ok: false, problems: [...fieldProblems, ...accentProblems] }
}
