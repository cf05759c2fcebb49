//! Where everything stands in a row, and how it is put there.

/// A part of a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// Its name.
    pub name: String,
    /// Where it begins.
    pub start: usize,
    /// How many numbers.
    pub len: usize,
    /// What to divide by to come to about 1.
    pub scale: u8,
}

/// Puts fields behind each other.
#[derive(Debug, Default)]
pub(crate) struct Fields(Vec<Field>);

impl Fields {
    /// The next `len` numbers.
    pub(crate) fn add(&mut self, name: impl Into<String>, len: usize, scale: u8) -> &mut Self {
        let start = self.0.last().map_or(0, |last| last.start + last.len);
        self.0.push(Field { name: name.into(), start, len, scale });
        self
    }
    /// The same once for each vehicle, the viewer's own first.
    pub(crate) fn each(&mut self, vehicles: usize, name: &str, len: usize, scale: u8) -> &mut Self {
        for vehicle in 0..vehicles {
            self.add(format!("{name}_{vehicle}"), len, scale);
        }
        self
    }
    pub(crate) fn done(&mut self) -> Vec<Field> {
        std::mem::take(&mut self.0)
    }
}

/// A row that is being filled from left to right. Numbers that do not fit a byte are cut off at 255.
#[derive(Debug)]
pub struct Row<'a> {
    out: &'a mut [u8],
    at: usize,
}

impl<'a> Row<'a> {
    pub(crate) fn new(out: &'a mut [u8]) -> Self {
        Row { out, at: 0 }
    }
    /// How far it is filled.
    pub(crate) fn at(&self) -> usize {
        self.at
    }
    /// The next number.
    #[inline]
    pub(crate) fn put(&mut self, number: impl TryInto<u8>) {
        self.out[self.at] = number.try_into().unwrap_or(u8::MAX);
        self.at += 1;
    }
    /// The next numbers.
    #[inline]
    pub(crate) fn put_all(&mut self, numbers: &[u8]) {
        self.part(numbers.len()).copy_from_slice(numbers);
    }
    /// The next `len` numbers, 1 at one place and 0 elsewhere; 0 everywhere if there is no such place.
    #[inline]
    pub(crate) fn mark(&mut self, len: usize, place: Option<usize>) {
        let part = self.part(len);
        if let Some(place) = place {
            part[place] = 1;
        }
    }
    /// The next `len` numbers, still 0.
    #[inline]
    pub(crate) fn part(&mut self, len: usize) -> &mut [u8] {
        let part = &mut self.out[self.at..self.at + len];
        self.at += len;
        part
    }
}
