/** What a posted change is about, as its refusal names it: a line's id, `add`, `code` or `gift`. */
export const cartSubject = (form: FormData): string => {
  const lineItemId = form.get('lineItemId')
  if (typeof lineItemId === 'string') return lineItemId
  return /add$|code|gift/.exec(String(form.get('intent')))?.[0] ?? ''
}
