// What the components of a program import beside code: styles and pictures.
/// <reference types="vite/client" />
/// <reference types="node" />
