export type { DropdownMenuProps } from './DropdownMenu.tsx'
export { DropdownMenu } from './DropdownMenu.tsx'
export type {
  DropdownMenuAction,
  DropdownMenuCheckbox,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuLink,
} from './dropdownMenuTypes.ts'
