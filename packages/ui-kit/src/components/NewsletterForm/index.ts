export type { NewsletterFormProps } from './NewsletterForm.tsx'
export { NewsletterForm } from './NewsletterForm.tsx'
