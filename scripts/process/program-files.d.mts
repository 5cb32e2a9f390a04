export function findProgramFile(root: string, file: string): string | undefined
