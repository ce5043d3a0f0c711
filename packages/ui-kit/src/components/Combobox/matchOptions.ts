// @internal
import type { ComboboxOption } from './Combobox.tsx'

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/** Options with what was typed somewhere in them; case and accents do not matter. */
export const matchOptions = (
  options: readonly ComboboxOption[],
  typed: string,
): readonly ComboboxOption[] => {
  const wanted = plain(typed.trim())
  return wanted === '' ? options : options.filter(({ value }) => plain(value).includes(wanted))
}
