/** Shows each task and its duration on one line, which a terminal overwrites in place. */
export const createProgress = (out: NodeJS.WriteStream = process.stdout) => {
  let current: { text: string; since: number } | undefined
  const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`

  const done = (): void => {
    if (!current) return
    out.write(
      out.isTTY
        ? `\r\x1b[2K  ✓ ${current.text} (${seconds(current.since)})\n`
        : `  ✓ ${current.text} (${seconds(current.since)})\n`,
    )
    current = undefined
  }
  return {
    begin: (text: string): void => {
      done()
      current = { text, since: Date.now() }
      if (out.isTTY) out.write(`  … ${text}`)
    },
    done,
    /** Marks the current task as failed, before an error is shown. */
    abandon: (): void => {
      if (current) out.write(out.isTTY ? `\r\x1b[2K  ✗ ${current.text}\n` : `  ✗ ${current.text}\n`)
      current = undefined
    },
  }
}
