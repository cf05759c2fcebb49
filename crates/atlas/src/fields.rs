//! Fields that only descriptions have: degrees, places, courses, areas.

use content::reader::Entry;
use toml::Value;

use crate::geo::Place;

/// A number between two, with or without a point.
pub fn decimal(entry: &mut Entry<'_>, field: &'static str, (min, max): (f64, f64)) -> Option<f64> {
    let expected = format!("a number from {min} to {max}");
    entry.need(field, expected, |value| number(value).filter(|n| (min..=max).contains(n)))
}

/// The same; left out, it means `otherwise`.
pub fn decimal_or(
    entry: &mut Entry<'_>,
    field: &'static str,
    span: (f64, f64),
    otherwise: f64,
) -> Option<f64> {
    if entry.has(field) { decimal(entry, field, span) } else { Some(otherwise) }
}

/// Four numbers.
pub fn four(entry: &mut Entry<'_>, field: &'static str, expected: &str) -> Option<[f64; 4]> {
    entry.need(field, expected, |value| {
        let numbers: Option<Vec<f64>> = value.as_array()?.iter().map(number).collect();
        numbers?.try_into().ok()
    })
}

/// A place.
pub fn place(entry: &mut Entry<'_>, field: &'static str) -> Option<Place> {
    entry.need(field, "a latitude and a longitude in degrees, such as [14.7, -17.4]", read_place)
}

/// A place, if it is there.
pub fn place_if_any(entry: &mut Entry<'_>, field: &'static str) -> Option<Option<Place>> {
    if entry.has(field) { place(entry, field).map(Some) } else { Some(None) }
}

/// At least so many places.
pub fn places(entry: &mut Entry<'_>, field: &'static str, fewest: usize) -> Option<Vec<Place>> {
    let expected = format!("a list of at least {fewest} places, each a latitude and a longitude in degrees");
    entry.need(field, expected, |value| read_places(value).filter(|places| places.len() >= fewest))
}

/// Places, if there are any.
pub fn places_if_any(entry: &mut Entry<'_>, field: &'static str) -> Option<Vec<Place>> {
    if entry.has(field) { places(entry, field, 0) } else { Some(Vec::new()) }
}

/// Areas or courses, each of at least so many places, if there are any.
pub fn lists_if_any(entry: &mut Entry<'_>, field: &'static str, fewest: usize) -> Option<Vec<Vec<Place>>> {
    if !entry.has(field) {
        return Some(Vec::new());
    }
    let expected = format!("a list of lists, each of at least {fewest} places");
    entry.need(field, expected, |value| {
        let list = |value: &Value| read_places(value).filter(|places| places.len() >= fewest);
        value.as_array()?.iter().map(list).collect()
    })
}

/// Courses written as texts of whole numbers, latitude and longitude in turn, in hundredths of a degree.
pub fn courses_in_hundredths(
    entry: &mut Entry<'_>,
    field: &'static str,
    fewest: usize,
) -> Option<Vec<Vec<Place>>> {
    let expected = format!(
        "a list of texts, each of at least {fewest} places: latitude and longitude in turn, in hundredths of a degree"
    );
    entry.need(field, expected, |value| {
        let course = |value: &Value| {
            let words = value.as_str()?.split_whitespace();
            let numbers: Vec<f64> = words
                .map(|word| Some(f64::from(word.parse::<i32>().ok()?) / 100.0))
                .collect::<Option<_>>()?;
            let (pairs, rest) = numbers.as_chunks::<2>();
            let places: Option<Vec<Place>> = pairs.iter().map(|[lat, lon]| on_earth(*lat, *lon)).collect();
            places.filter(|places| rest.is_empty() && places.len() >= fewest)
        };
        value.as_array()?.iter().map(course).collect()
    })
}

fn number(value: &Value) -> Option<f64> {
    value.as_float().or_else(|| value.as_integer().map(|whole| whole as f64)).filter(|n| n.is_finite())
}

fn read_place(value: &Value) -> Option<Place> {
    match value.as_array()?.as_slice() {
        [lat, lon] => on_earth(number(lat)?, number(lon)?),
        _ => None,
    }
}

fn on_earth(lat: f64, lon: f64) -> Option<Place> {
    (lat.abs() <= 90.0 && lon.abs() <= 180.0).then_some(Place { lat, lon })
}

fn read_places(value: &Value) -> Option<Vec<Place>> {
    value.as_array()?.iter().map(read_place).collect()
}
