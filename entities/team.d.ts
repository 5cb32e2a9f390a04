export declare const team: import("../src/schema/entity/entity").Entity<{
    readonly logo: import("../src/kinds/image/definition").ImageField;
    readonly name: import("../src/kinds/text/definition").TextField;
    readonly player_id: import("../src/kinds/reference/definition").ReferenceField<never, "Player", "number" | "text">;
}, Readonly<Record<never, never>>, "number">;
