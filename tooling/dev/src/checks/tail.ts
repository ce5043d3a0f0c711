const LINES = 120

/** Returns the last lines of a command's output and the path of the whole log. */
export const tail = (output: string, log: string): string => {
  const lines = output.trimEnd().split('\n')
  const cut = lines.length > LINES ? [`… (${lines.length - LINES} more lines above)`] : []
  return [...cut, ...lines.slice(-LINES), `whole output: ${log}`].join('\n')
}
