import * as v from 'valibot'

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>

/** The values of the settings, or one line that names the wrong variable and what to do. */
export type ReadResult<Values> =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly problem: string }

/**
 * Reads the settings of a service. An empty variable counts as missing. A problem never contains the value, which may be
 * a secret.
 */
export const readEnvironment = <Values>(
  schema: v.GenericSchema<unknown, Values>,
  environment: Environment,
): ReadResult<Values> => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = v.safeParse(schema, given)
  if (parsed.success) return { ok: true, values: parsed.output }
  const [issue] = parsed.issues
  const name = String(issue.path?.[0]?.key)
  const isMissing = given[name] === undefined
  return {
    ok: false,
    problem: isMissing
      ? `${name} is missing. Set it; .env.example says to what.`
      : `${name}: ${issue.message}`,
  }
}

/** Returns the variables whose values their schemas refuse, with the reason. An empty variable counts as missing, and is left out. */
export const refusedValues = (
  schemas: Readonly<Record<string, v.GenericSchema>>,
  environment: Environment,
): readonly { readonly name: string; readonly reason: string }[] =>
  Object.entries(schemas).flatMap(([name, schema]) => {
    const value = environment[name]
    const parsed = value ? v.safeParse(schema, value) : undefined
    return parsed?.issues ? [{ name, reason: parsed.issues[0].message }] : []
  })
