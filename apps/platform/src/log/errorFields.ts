const paramsOf = /\n?params:[\s\S]*$/

type Caused = { readonly cause?: unknown; readonly code?: unknown }

/**
 * An error as it may be logged: a failed query's parameters hold mail addresses and documents, so message and stack end
 * where they begin.
 */
export const errorFields = (error: unknown): Readonly<Record<string, unknown>> => {
  if (!(error instanceof Error)) return { message: String(error) }
  const { cause, code } = error as Caused
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    message: error.message.replace(paramsOf, ''),
    ...(code !== undefined && { code }),
    stack: frames.slice(0, 12).join('\n'),
    ...(cause instanceof Error && { cause: errorFields(cause) }),
  }
}
