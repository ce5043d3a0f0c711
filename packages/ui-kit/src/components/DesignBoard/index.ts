export type { DesignBoardItem, DesignBoardProps } from './DesignBoard.tsx'
export { DesignBoard } from './DesignBoard.tsx'
