/** The request that a browser sends for a form. */
export type FormRequest = {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly body?: URLSearchParams | FormData
}

/** The files that are chosen in the fields of a form, by the fields' names. */
export type ChosenFiles = Readonly<Record<string, readonly File[]>>

type SubmitButton = HTMLButtonElement | HTMLInputElement

/** Returns the fields that fail the browser's validation. */
const invalidFields = (form: HTMLFormElement): string[] =>
  [...form.elements].flatMap((element) => {
    const field = element as HTMLInputElement
    return field.willValidate && !field.checkValidity() ? [`${field.name} ("${field.value}")`] : []
  })

/** The fields and files of a form; a field without a chosen file is sent as an empty one, as browsers do. */
const multipartBody = (
  fields: URLSearchParams,
  chosen: readonly (readonly [string, unknown])[],
  files: ChosenFiles,
): FormData => {
  const body = new FormData()
  for (const [name, value] of fields) body.append(name, value)
  const fileFields = new Set(chosen.filter(([, value]) => typeof value !== 'string').map(([name]) => name))
  for (const name of fileFields) {
    const own = files[name] ?? []
    for (const file of own.length > 0 ? own : [new File([], '')]) body.append(name, file)
  }
  return body
}

/**
 * Encodes a form as a browser without JavaScript does when a button is pressed. Includes successful controls, controls with
 * a `form` attribute, the button's name and value, and its `formaction` and `formmethod`. `forged` values replace those of
 * the named controls and skip the validation, as a forged request does.
 */
export const formRequest = (
  form: HTMLFormElement,
  button: SubmitButton | undefined,
  pageUrl: string,
  forged?: Readonly<Record<string, string>>,
  files: ChosenFiles = {},
): FormRequest => {
  const view = form.ownerDocument.defaultView
  if (!view) throw new Error('The page of this form was closed.')
  if (!forged && !form.noValidate && !button?.formNoValidate) {
    const invalid = invalidFields(form)
    if (invalid.length > 0) throw new Error(`A browser does not send this form: ${invalid.join(', ')}.`)
  }
  const attribute = (name: 'action' | 'method' | 'enctype'): string =>
    button?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? ''
  const isMultipart = attribute('enctype') === 'multipart/form-data'
  const chosen = [...new view.FormData(form, button ?? null)]
  // Leaves files out. The file inputs of the parsed page are always empty, so the chosen files are passed as `files`.
  const entries = chosen
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]): [string, string] => [
      name,
      // Browsers send the line breaks of a text area as CR LF.
      String(value).replace(/\r\n|\r|\n/g, '\r\n'),
    ])
  const fields = new URLSearchParams(entries)
  for (const [name, value] of Object.entries(forged ?? {})) fields.set(name, value)
  const url = new URL(attribute('action') || pageUrl, pageUrl)
  if (attribute('method').toLowerCase() === 'post') {
    return {
      method: 'POST',
      url: url.href,
      body: isMultipart ? multipartBody(fields, chosen, files) : fields,
    }
  }
  url.search = fields.toString()
  return { method: 'GET', url: url.href }
}
