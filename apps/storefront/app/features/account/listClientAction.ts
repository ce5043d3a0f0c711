import { m } from '../../paraglide/messages.js'
import { stayWhenOffline } from '../forms/stayWhenOffline.ts'
import { typedValues } from '../forms/typedValues.ts'

/** Without a connection the page of a list stays with what was typed, with a message. */
export const listClientAction = stayWhenOffline(async (form) => ({
  form: form.get('form'),
  message: m.connection_lost(),
  problems: {},
  values: typedValues(form),
}))
