//! What cities look like from far away: silhouettes, 42 wide, standing on y = 3.

const SKYLINES: [(&str, &str); 20] = [
    (
        "bridge",
        "M-22 3V0h8v-20h3V0h22v-20h3V0h8v3zM-22-4q6-5 8-16h3q11 18 22 0h3q2 11 8 16v2q-6-4-9-16-13 20-26 0-3 12-9 16z",
    ),
    ("camp", "M-21 3v-6q1-7 9-9 8 2 9 9v6zM0 3v-9q1-8 10.5-11Q20-14 21-6v9z"),
    ("cathedral", "M-20 3v-7h8v-13l3-7 3 7v7h3l3-4 3 4h3v-7l3-7 3 7v13h8v7z"),
    ("church", "M-20 3v-9l9-6 9 6v-10l5-11 5 11v10h12v9z"),
    ("colonial", "M-20 3V-8h10v-5h3v-8l3-5 3 5v8h3v5h4v-3h10v3h4V3z"),
    ("dome", "M-21 3v-9h12v-3h1q0-9 7-11v-5h2v5q7 2 7 11h1v3h12v9z"),
    ("eiffel", "M-20 3V-4h7v-4h5l3-4h2Q-2-16-1-25h2q1 9 2 16h2l3 4h5v4h7v7h-6v-3h-5q-1-6-8-6t-8 6h-5v3z"),
    ("fort", "M-21 3V-9l2-3 2 3v3h4v-3l2-3 2 3v3h4v-10H5v10h4v-3l2-3 2 3v3h4v-3l2-3 2 3V3z"),
    ("gate", "M-21 3v-9h4v-4h-3l8-5h1v-2h-3L0-24l14 7h-3v2h1l8 5h-3v4h4v9H5v-5q-5-5-10 0v5z"),
    ("huts", "M-21 3V-4h-2l7-10 7 10h-2v3h4v-8h-3L0-20l9 11H6v8h4v-3H8l7-10 7 10h-2v7z"),
    ("kasbah", "M-20 3V-9h4v-3h3v3h4v-8h3v-3h4v3h3v8h4v-6l3-5 3 5v6h4v-3h4v15z"),
    ("mill", "M-20 3V-8l7 4v-4l7 4v-4l7 4v-18h4v18h3v-22h4v22h8v7z"),
    ("mission", "M-20 3V-8h8v-6q4 0 5-5 4-5 7-5t7 5q1 5 5 5v6h8V3z"),
    ("mosque", "M-20 3V-4h6v-12l1.7-4 1.7 4v12h3q0-9 7.6-12.500Q7.6-13 7.6-4h3v-12l1.7-4 1.7 4v12h6v7z"),
    ("mud", "M-20 3V-7l2-3 2 3v-4l2.5-4 2.5 4v-6l3-5 3 5v3l3-4 3 4v-2l3-5 3 5v5l2.5-4 2.5 4v4l2-3 2 3V3z"),
    ("pagoda", "M-18 3v-6h-3l8-5h1v-3h-4l7-5h1v-2h-3l10-6v-3h2v3l10 6H8v2h1l7 5h-4v3h1l8 5h-3v6z"),
    ("peak", "M-21 3L-9-17l5 7 8-14 9 15 3-4 5 9v7z"),
    ("port", "M-21 3V-3h4v-14h2.500v4l9-1v3l-9 2v6H-5v-8h7v8h3v-12h6v12h2v-6h4v6h4v6z"),
    ("temple", "M-21 3v-4h4v-4q1-8 11-10l4-3v-4l2-6 2 6v4l4 3q10 2 11 10v4h4v4z"),
    ("towers", "M-21 3V-7h6v-6h5v6h2v-12h4v-5l1-2 1 2v5h4v9h3v-6h7v8h3v-5h4v5h2V3z"),
];
const PLAIN: &str = "colonial";

/// The silhouette of this name, or a plain one.
pub fn skyline(sight: &str) -> &'static str {
    let find = |name: &str| SKYLINES.iter().find(|(known, _)| *known == name).map(|(_, path)| *path);
    find(sight).or_else(|| find(PLAIN)).unwrap_or_default()
}

/// All names.
pub fn sights() -> impl Iterator<Item = &'static str> {
    SKYLINES.iter().map(|(name, _)| *name)
}
