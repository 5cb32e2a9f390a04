export declare const owner: import("../src/schema/entity/entity").Entity<{
    readonly picture: import("../src/kinds/image/definition").ImageField;
    readonly name: import("../src/kinds/text/definition").TextField;
    readonly email: import("../src/kinds/email/definition").EmailField;
    readonly phone: import("../src/kinds/phone/definition").PhoneField;
    readonly status: import("../src/kinds/toggle/definition").ToggleField<{
        readonly on: {
            readonly fr: "active";
            readonly ar: "نشط";
            readonly en: "Active";
        };
        readonly off: {
            readonly fr: "inactive";
            readonly ar: "متوقف";
            readonly en: "Inactive";
        };
    }>;
    readonly expired_date: import("../src/kinds/date/definition").DateField;
    readonly password: import("../src/kinds/password/definition").PasswordField<"confirmation_password">;
}, Readonly<Record<never, never>>, "number">;
