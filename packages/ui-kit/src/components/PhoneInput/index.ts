export type { PhoneCountry, PhoneInputProps } from './PhoneInput.tsx'
export { PhoneInput } from './PhoneInput.tsx'
