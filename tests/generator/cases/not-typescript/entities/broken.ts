export const broken = {
