/** An email address that its owner still recognises: `buyer@example.com` is `b***r@example.com`. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  const [first = '', ...rest] = [...email.slice(0, Math.max(at, 0))]
  const last = rest.length > 1 ? (rest.at(-1) ?? '') : ''
  return `${first}***${last}${at < 0 ? '' : email.slice(at)}`
}
