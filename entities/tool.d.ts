export declare const tool: import("../src/schema/entity/entity").Entity<{
    readonly name: import("../src/kinds/localized-text/definition").LocalizedTextField;
}, Readonly<Record<never, never>>, "number">;
