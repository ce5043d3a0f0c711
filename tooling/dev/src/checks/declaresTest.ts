/** Where a test or a group begins: at a line's beginning, so that what is quoted or commented out is none. */
const beginning = /^[ \t]*(?=(?:test|it|describe)[.(<])/m

/** What stands before the title of a test that runs: `test(`, or `test.each(…)(`, and nothing of `skip` or `todo`. */
const beforeTitle = /^(?:test|it)(?:\.(?:each|for)\b.*\))?\($/s

/** Whether the text of a test file declares a test with this title. One in a file with groups left out counts as none. */
export const declaresTest = (source: string, title: string): boolean =>
  !/^[ \t]*(?:test\.)?describe\.(?:skip|todo|fixme)/m.test(source) &&
  source.split(beginning).some((declared) =>
    ["'", '"', '`'].some((quote) => {
      const [before = '', ...after] = declared.split(`${quote}${title}${quote}`)
      return after.length > 0 && beforeTitle.test(before.trimEnd())
    }),
  )
