const LINES = 120

/** The end of a command's output and where the rest is. */
export const tail = (output: string, log: string): string => {
  const lines = output.trimEnd().split('\n')
  const cut = lines.length > LINES ? [`… (${lines.length - LINES} more lines above)`] : []
  return [...cut, ...lines.slice(-LINES), `whole output: ${log}`].join('\n')
}
