import { html } from 'hono/html'
import type { CardEntry, CardProblems } from '../cards/readCard.ts'
import type { RefillableFields } from '../cards/readCardForm.ts'

type FieldOptions = {
  name: keyof CardEntry
  label: string
  autocomplete: string
  half?: 'half'
  placeholder?: string
  numeric?: 'numeric'
}

const fields: readonly FieldOptions[] = [
  { name: 'number', label: 'Card number', autocomplete: 'cc-number', numeric: 'numeric' },
  {
    name: 'expiry',
    label: 'Expiry date',
    autocomplete: 'cc-exp',
    half: 'half',
    placeholder: 'MM / YY',
    numeric: 'numeric',
  },
  { name: 'cvc', label: 'Security code', autocomplete: 'cc-csc', half: 'half', numeric: 'numeric' },
  { name: 'name', label: 'Name on card', autocomplete: 'cc-name' },
]

/** The errors of a submitted card, and the values to show in its fields again. */
export type Refused = { readonly problems: CardProblems; readonly kept: RefillableFields }

/** The card fields, each with its error. Card numbers are never written into the page. */
export const cardFields = (refused?: Refused) =>
  fields.map((field) => {
    const problem = refused?.problems[field.name]
    const kept: Partial<CardEntry> = refused?.kept ?? {}
    return html`<div class="field ${field.half ?? ''}">
<label for="${field.name}">${field.label}</label>
<input id="${field.name}" name="${field.name}" autocomplete="${field.autocomplete}" value="${kept[field.name] ?? ''}" placeholder="${field.placeholder ?? ''}"
 inputmode="${field.numeric ?? 'text'}" maxlength="60" required aria-describedby="${field.name}-error" aria-invalid="${problem ? 'true' : 'false'}">
<span class="error" id="${field.name}-error" role="alert">${problem ?? ''}</span>
</div>`
  })
