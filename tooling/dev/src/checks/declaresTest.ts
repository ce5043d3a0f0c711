/** The beginning of a test or a group. It is at the start of a line, which excludes quoted and commented-out tests. */
const beginning = /^[ \t]*(?=(?:test|it|describe)[.(<])/m

/** The code before the title of a test that runs: `test(` or `test.each(…)(`, but not `test.skip(` or `test.todo(`. */
const beforeTitle = /^(?:test|it)(?:\.(?:each|for)\b.*\))?\($/s

/**
 * Whether a test file declares a test that has this title and is not skipped. Returns `false` for every title when the
 * file has a skipped group.
 */
export const declaresTest = (source: string, title: string): boolean =>
  !/^[ \t]*(?:test\.)?describe\.(?:skip|todo|fixme)/m.test(source) &&
  source.split(beginning).some((declared) =>
    ["'", '"', '`'].some((quote) => {
      const [before = '', ...after] = declared.split(`${quote}${title}${quote}`)
      return after.length > 0 && beforeTitle.test(before.trimEnd())
    }),
  )
