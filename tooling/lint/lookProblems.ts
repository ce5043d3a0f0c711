/** A line that may contain a style without a token, and the reason. */
export type Exception = { readonly file: string; readonly text: RegExp; readonly why: string }

/** A rule: the pattern that it finds, and what to write instead. */
type Rule = { readonly name: string; readonly pattern: RegExp; readonly instead: string }

const rules: readonly Rule[] = [
  {
    name: 'a colour',
    pattern: /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?![\w-])/gi,
    instead: 'a role of vars.color',
  },
  {
    name: 'a colour',
    pattern: /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color-mix)\(/gi,
    instead: 'a role of vars.color',
  },
  {
    name: 'a size',
    pattern: /(?<![\w.#-])-?\d*\.?\d+(?:px|rem|em|pt|vw|vh|ch)\b/g,
    instead: 'a token of spacing or sizes, or a component of the kit',
  },
  {
    name: 'a size',
    pattern:
      /\b(?:width|height|padding\w*|margin\w*|gap|rowGap|columnGap|inset\w*|top|bottom|left|right|outlineOffset|fontSize|borderRadius|minHeight|maxWidth|minWidth|maxHeight|gridAuto\w+)\s*:\s*-?[1-9]\d*\b(?!\w)(?=\s*[,}])/g,
    instead: 'a token of spacing or sizes, or a component of the kit',
  },
  {
    name: 'a step of a scale',
    pattern: /\b(?:fontWeight|lineHeight|zIndex|strokeWidth)\s*:\s*['"]?-?\d*\.?\d*[1-9]\d*\b/g,
    instead: 'a token of fontWeight, leading, layers or strokeWidth',
  },
  {
    name: 'a duration',
    pattern: /(?<=['"`\s}])\d*\.?\d+m?s(?=['"`\s,;])/g,
    instead: 'a token of motion',
  },
  {
    name: 'a font',
    pattern: /\bfont-?[fF]amily\b/g,
    instead: 'a component of the kit, or displayFace or textFace in it',
  },
  {
    name: 'a style attribute',
    pattern: /\bstyle=(?=[{"'])/g,
    instead: 'a component of the kit, or a .css.ts with tokens',
  },
]

const blank = (text: string): string => text.replace(/[^\n]/g, ' ')

/** Blanks comments, and `sizes` attributes, which describe the width of an image to the browser. */
const withoutIgnoredText = (source: string): string =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, blank)
    .replace(/(^|[^:'"`])\/\/[^\n]*/g, (all, before: string) => before + blank(all.slice(before.length)))
    .replace(/\bsizes\s*[=:]\s*("[^"]*"|'[^']*'|`[^`]*`|\{[^}]*\})/gi, blank)
    .replace(/\bconst \w*[sS]izes = '[^']*'/g, blank)

/** Returns the styles of a file that use no tokens. Each finding gives the place, the text and what to write instead. */
export const lookProblems = (
  file: string,
  source: string,
  exceptions: readonly Exception[],
): readonly string[] => {
  const own = exceptions.filter((exception) => exception.file === file)
  const lines = withoutIgnoredText(source).split('\n')
  return lines.flatMap((line, at) =>
    own.some(({ text }) => text.test(line))
      ? []
      : rules.flatMap(({ name, pattern, instead }) =>
          [...line.matchAll(pattern)].map(
            ([found]) => `${file}:${at + 1}: ${name} outside the tokens: ${found.trim()}. Use ${instead}`,
          ),
        ),
  )
}

/** Returns the exceptions that match nothing. They have to be removed, because they could allow a new violation. */
export const unusedExceptions = (
  sources: ReadonlyMap<string, string>,
  exceptions: readonly Exception[],
): readonly string[] =>
  exceptions
    .filter(
      ({ file, text }) =>
        !withoutIgnoredText(sources.get(file) ?? '')
          .split('\n')
          .some((line) => text.test(line)),
    )
    .map(
      ({ file, text }) =>
        `${file}: nothing matches the exception ${text} any more; take it out of lookExceptions.ts`,
    )
