import { m } from '../../paraglide/messages.js'
import { stayWhenOffline } from '../forms/stayWhenOffline.ts'
import { typedValues } from '../forms/typedValues.ts'

/** Submits a form of a list. If the connection fails, the form keeps the typed values and shows a message. */
export const listClientAction = stayWhenOffline(async (form) => ({
  form: form.get('form'),
  message: m.connection_lost(),
  problems: {},
  values: typedValues(form),
}))
