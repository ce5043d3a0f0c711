export type { CallingCountry, PhoneInputProps } from './PhoneInput.tsx'
export { PhoneInput } from './PhoneInput.tsx'
