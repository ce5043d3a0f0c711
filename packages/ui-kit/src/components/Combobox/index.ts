export type { ComboboxOption, ComboboxProps } from './Combobox.tsx'
export { Combobox } from './Combobox.tsx'
